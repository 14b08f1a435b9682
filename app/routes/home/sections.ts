import type { carousels } from "../../domain/constants.ts";
import { type ProductSource, productSources } from "../../domain/products/product-links.ts";
import type { PromoPanelKey } from "../../domain/home/promo-panels.ts";
import type { SectionKey } from "../../domain/home/section-visibility.ts";
import type { TextKey } from "../../i18n/translate.ts";

export interface HomeProductRow {
  key: string;
  title: TextKey;
  /** Specification 5.6. */
  shownAs: SectionKey;
  sizes?: keyof typeof carousels;
  /** Specification 5.7: on mobile the first four in two columns; "whole": all of them. */
  mobileGrid?: true | "whole";
  /** settled.md 24. */
  mobileSource?: ProductSource;
  seeAll: string;
  /** On the green ground, which the page has once. */
  isDeep?: true;
}

type HomeSection =
  | (HomeProductRow & { kind: "products" })
  | { key: PromoPanelKey; kind: "promoPanel" }
  | { key: "holidayPackages" | "nearYouAndRecentlyViewed" | "testimonials"; kind: "own" };

// Literals keep the address module out of this page's scripts; a test compares them.
const everything = "/shop/sidebar/list";
// as specified: relative to the current page (home/product-section).
const discounts = "shop/sidebar/list?type=discount-products";

/** Specification 2.5.8, in its order. */
export const homeSections = [
  {
    key: "newProducts",
    kind: "products",
    title: "home.newProducts",
    shownAs: "newArrivals",
    sizes: "newArrivals",
    mobileGrid: true,
    seeAll: everything,
  },
  { key: "websiteBuilder", kind: "promoPanel" },
  { key: "holidayPackages", kind: "own" },
  {
    key: "exclusiveDeals",
    kind: "products",
    title: "home.exclusiveDeals",
    shownAs: "exclusiveDeals",
    sizes: "exclusiveDeals",
    mobileGrid: true,
    mobileSource: productSources.specialPrice,
    isDeep: true,
    seeAll: discounts,
  },
  {
    key: "specialOffer",
    kind: "products",
    title: "home.specialOffer",
    shownAs: "specialOffer",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?discount=list",
  },
  { key: "nearYouAndRecentlyViewed", kind: "own" },
  { key: "smartErp", kind: "promoPanel" },
  {
    key: "mostViewed",
    kind: "products",
    title: "home.mostViewed",
    shownAs: "mostViewed",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?sort=views",
  },
  { key: "onDemandSoftware", kind: "promoPanel" },
  {
    key: "recommendedItems",
    kind: "products",
    title: "home.recommendedItems",
    shownAs: "recommendedItems",
    // as specified: the same list as Exclusive Deals under another title, so its row too.
    sizes: "exclusiveDeals",
    seeAll: discounts,
  },
  { key: "testimonials", kind: "own" },
] as const satisfies readonly HomeSection[];
