function tile(title: string, birr: number, picture: string) {
  const key = `tile${title
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
  return { key, title, query: title, price: birr * 100, picture: `/media/web-banner/${picture}.webp` };
}

/** PURE, so that the bundler drops the tiles from browser scripts that do not use them. */
export const promoPanels = /* @__PURE__ */ (() => ({
  smartErp: [
    tile("Mouse", 470, "computer-mouse-leaf-1"),
    tile("Habesha Dresses", 4500, "habesha-kemis-rose-1"),
    tile("Hand Bags", 1200, "handbag-rose-1"),
    tile("Backpacks", 1800, "backpack-sky-1"),
    tile("Bedding", 1400, "bed-linen-sand-1"),
    tile("Coffee Machine", 1900, "coffee-machine-sand-1"),
    tile("Blender", 1600, "blender-sun-1"),
    tile("Food Processor", 5300, "food-processor-sky-1"),
  ],
  websiteBuilder: [
    tile("Asbeza", 950, "food-basket-sun-1"),
    tile("Cleaning tools", 30, "broom-leaf-1"),
    tile("Headphones", 950, "headphones-sun-1"),
    tile("Earphones", 850, "earphones-sky-1"),
    tile("Gaming Laptop", 85000, "laptop-sky-1"),
    tile("Smart Watches", 1800, "smart-watch-sky-1"),
    tile("Laptop", 24500, "laptop-stone-1"),
    tile("Keyboard", 1050, "keyboard-sand-1"),
  ],
  onDemandSoftware: [
    tile("Boiler", 1400, "boiler-sky-1"),
    tile("Fragrance", 2000, "perfume-rose-1"),
    tile("Kitchenware", 2600, "pot-set-sky-1"),
    tile("Haircare", 200, "hair-oil-sand-1"),
    tile("Men shoes", 1000, "mens-shoe-sand-1"),
    tile("Woman shoes", 1000, "high-heels-rose-1"),
    tile("Home appliance", 1600, "washing-machine-leaf-1"),
    tile("Coffee maker", 2300, "coffee-maker-leaf-1"),
  ],
}))();

export type PromoPanelKey = keyof typeof promoPanels;
