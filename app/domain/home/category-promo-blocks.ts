export interface PromoLink<Slug extends string = string> {
  /** The listing's parameter for the slug (specification 2.3). */
  by: "subcategory" | "parentCategory";
  slug: Slug;
  picture: string;
}

/** All slugs of specification 2.4, each once; the division into six blocks is our reading. */
export const categoryPromoBlocks = [
  {
    key: "electronics",
    links: [
      subcategory("computers-laptops", "laptop-stone-1"),
      subcategory("other-consumer-electronics", "alarm-clock-sky-1"),
      subcategory("printer-scanner-projector", "printer-sky-1"),
      subcategory("accessories", "usb-hub-sand-1"),
    ],
  },
  {
    key: "home",
    links: [
      subcategory("home-decor", "potted-plant-sand-1"),
      subcategory("living-room-furniture", "sofa-leaf-1"),
      subcategory("household-cleaning-tools-accessories", "broom-leaf-1"),
      subcategory("laundry-products", "soap-leaf-1"),
    ],
  },
  {
    key: "bags",
    links: [
      subcategory("handbags", "handbag-rose-1"),
      subcategory("backpacks", "backpack-sky-1"),
      subcategory("wallets", "wallet-sand-1"),
      parent("metal-belts", "belt-stone-1"),
    ],
  },
  {
    key: "shoes",
    links: [
      parent("mens-shoes", "mens-shoe-sand-1"),
      parent("childrens-shoes", "running-shoe-sky-1"),
      subcategory("other-shoes", "leather-sandals-sand-1"),
      subcategory("other-sports-entertainment-products", "football-leaf-1"),
    ],
  },
  {
    key: "clothing",
    links: [
      parent("womens-clothing", "dress-rose-1"),
      subcategory("womens-clothing", "blouse-rose-1"),
      // as specified: two spellings of the men's slug are two subcategories.
      subcategory("men-s-clothing", "traditional-shirt-clay-1"),
      subcategory("mens-clothing", "shirt-sand-1"),
      subcategory("100-cotton-fabric", "white-cotton-sky-1"),
      subcategory("fabric", "fabric-rolls-sand-1"),
    ],
  },
  {
    key: "food",
    links: [
      subcategory("food-and-beverage", "food-basket-sun-1"),
      subcategory("soft-drinks", "soda-bottle-sand-1"),
      subcategory("household-sundries", "umbrella-sky-1"),
      subcategory("snack-food", "kolo-rose-1"),
      subcategory("vegetables-6", "tomato-leaf-1"),
      subcategory("honey-products", "honey-jar-leaf-1"),
    ],
  },
] as const;

export function promoLinkHref({ by, slug }: PromoLink): string {
  return `/shop/sidebar/3cols?${by}=${encodeURIComponent(slug)}`;
}

function subcategory<Slug extends string>(slug: Slug, scene: string) {
  return { by: "subcategory", slug, picture: `/media/web-banner/${scene}.webp` } as const satisfies PromoLink<Slug>;
}

// The parents of specification 2.4 are categories in this tree (settled.md 25).
function parent<Slug extends string>(slug: Slug, scene: string) {
  return { by: "parentCategory", slug, picture: `/media/web-banner/${scene}.webp` } as const satisfies PromoLink<Slug>;
}
