import type { SectionKey } from "../../domain/home/section-visibility.ts";
import type { carousels } from "../../domain/constants.ts";
import { type ProductSource, productSources } from "../../domain/products/product-links.ts";
import type { TextKey } from "../../i18n/translate.ts";

export interface HomeProductRow {
  title: TextKey;
  sizes?: keyof typeof carousels;
  /** Specification 5.7: on mobile the first four in two columns; "whole": all of them. */
  mobileGrid?: true | "whole";
  /** settled.md 24. */
  mobileSource?: ProductSource;
  seeAll: string;
  /** On the green ground, which the page has once. */
  isDeep?: true;
}

// Literals keep the address module out of this page's scripts; a test compares them.
const everything = "/shop/sidebar/list";
// as specified: relative to the current page (home/product-section).
const discounts = "shop/sidebar/list?type=discount-products";

/** The rows of goods of both layouts (specification 2.5, 2.6, 5.6, 5.7, 9.5). */
export const homeRows = {
  newProducts: {
    title: "home.newProducts",
    sizes: "newArrivals",
    mobileGrid: true,
    seeAll: everything,
  },
  exclusiveDeals: {
    title: "home.exclusiveDeals",
    sizes: "exclusiveDeals",
    mobileGrid: true,
    mobileSource: productSources.specialPrice,
    isDeep: true,
    seeAll: discounts,
  },
  specialOffer: {
    title: "home.specialOffer",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?discount=list",
  },
  mostViewed: {
    title: "card.popular",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?sort=views",
  },
  recommendedItems: {
    title: "home.recommendedItems",
    // as specified: the same list as Exclusive Deals under another title, so its row too.
    sizes: "exclusiveDeals",
    seeAll: discounts,
  },
  discountProducts: {
    title: "listing.discount",
    // 2.6 makes it a grid on mobile, and 5.7 does not count it among those of four.
    mobileGrid: "whole",
    mobileSource: productSources.specialPrice,
    seeAll: discounts,
  },
  lessThan1000: {
    title: "otherHome.lessThan1000",
    seeAll: "/shop/sidebar/list?lessthan1000=list",
  },
  freeDelivery: {
    title: "listing.freeDelivery",
    seeAll: "/shop/sidebar/list?freeDelivery=list",
  },
  newArrivals: {
    title: "otherHome.newArrivals",
    sizes: "newArrivals",
    mobileGrid: true,
    seeAll: everything,
  },
} as const satisfies Partial<Record<SectionKey, HomeProductRow>>;

export type HomeRowKey = keyof typeof homeRows;
