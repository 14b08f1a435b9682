import type { HomeProductRow } from "../sections.ts";
import { productSources } from "../../../domain/products/product-links.ts";

/** Specification 2.6, 5.6, 5.7, 9.5. */
export const otherRows = {
  newProducts: {
    key: "newProducts",
    title: "home.newProducts",
    shownAs: "newArrivals",
    sizes: "newArrivals",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list",
  },
  discountProducts: {
    key: "discountProducts",
    title: "otherHome.discountProducts",
    shownAs: "discountProducts",
    // 2.6 makes it a grid on mobile, and 5.7 does not count it among those of four.
    mobileGrid: "whole",
    mobileSource: productSources.specialPrice,
    // as specified: relative to the current page (home/product-section).
    seeAll: "shop/sidebar/list?type=discount-products",
  },
  lessThan1000: {
    key: "lessThan1000",
    title: "otherHome.lessThan1000",
    shownAs: "lessThan1000",
    seeAll: "/shop/sidebar/list?lessthan1000=list",
  },
  freeDelivery: {
    key: "freeDelivery",
    title: "otherHome.freeDeliveryProducts",
    shownAs: "freeDelivery",
    seeAll: "/shop/sidebar/list?freeDelivery=list",
  },
  specialOffer: {
    key: "specialOffer",
    title: "home.specialOffer",
    shownAs: "specialOffer",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?discount=list",
  },
  mostViewed: {
    key: "mostViewed",
    title: "home.mostViewed",
    shownAs: "mostViewed",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list?sort=views",
  },
  newArrivals: {
    key: "newArrivals",
    title: "otherHome.newArrivals",
    shownAs: "newArrivals",
    sizes: "newArrivals",
    mobileGrid: true,
    seeAll: "/shop/sidebar/list",
  },
} as const satisfies Record<string, HomeProductRow>;
