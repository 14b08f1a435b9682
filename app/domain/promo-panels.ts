/** A tile of a category promo panel: price in whole ETB, query for /shop/sidebar/list?name= (specification 2.5, 9.7). */
export interface PromoTile {
  /** Translation key below `home`: `tileMouse`, `tileHabeshaDresses`... */
  key: string;
  title: string;
  query: string;
  /** Santim. */
  price: number;
}

function tile(title: string, birr: number): PromoTile {
  const key = `tile${title
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
  return { key, title, query: title, price: birr * 100 };
}

/** Specification 9.7, in its order. */
export const promoPanels = {
  smartErp: [
    tile("Mouse", 470),
    tile("Habesha Dresses", 4500),
    tile("Hand Bags", 1200),
    tile("Backpacks", 1800),
    tile("Bedding", 1400),
    tile("Coffee Machine", 1900),
    tile("Blender", 1600),
    tile("Food Processor", 5300),
  ],
  websiteBuilder: [
    tile("Asbeza", 950),
    tile("Cleaning tools", 30),
    tile("Headphones", 950),
    tile("Earphones", 850),
    tile("Gaming Laptop", 85000),
    tile("Smart Watches", 1800),
    tile("Laptop", 24500),
    tile("Keyboard", 1050),
  ],
  onDemandSoftware: [
    tile("Boiler", 1400),
    tile("Fragrance", 2000),
    tile("Kitchenware", 2600),
    tile("Haircare", 200),
    tile("Men shoes", 1000),
    tile("Woman shoes", 1000),
    tile("Home appliance", 1600),
    tile("Coffee maker", 2300),
  ],
} as const;
