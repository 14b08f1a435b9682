import type { MenuParentSlug } from "./menu-parents.ts";

// Specification section 9, heading by heading.

export const currencies = ["ETB", "USD"] as const;

/** Milliseconds (9.1). */
export const timings = {
  newsletterDelay: 8000,
  warningToast: 5000,
  heroAutoplay: 4000,
  flashRefresh: 1000,
} as const;

/** CSS pixels (9.1). */
export const modalWidths = { login: 575, quickView: 1030, newsletter: 970 } as const;
/** UTC+3, no summer time. */
export const addisAbabaOffsetMinutes = 180;

export const mobileSectionItems = 4;
export const homeSectionItems = 12;

export const liteSectionItems = 6;
export const tripletCardLimit = 3;
export const lessThan1000Limit = 100_000;
export const buyNowStyledFrom = 2;

export const defaultQuantity = 1;
/** In birr (9.3): the bounds before any price is read, so the minimum exceeds the maximum. */
export const defaultPriceBounds = { min: 99_999, max: 0 } as const;
export const maximumQuantity = 99;

// 9.5: `upTo` are widths in CSS pixels, smallest first; `base` holds above the last.
export const carousels = {
  general: { base: 6, upTo: { 640: 2, 768: 3, 1024: 4, 1400: 5 } },
  recommended: { base: 3, upTo: {} },
  recent: { base: 3, upTo: {} },
  exclusiveDeals: { base: 6, upTo: { 640: 2, 768: 3, 1024: 4, 1400: 6 } },
  holiday: { base: 6, upTo: { 768: 3, 1024: 4, 1400: 5 } },
  categoryRow: { base: 5, upTo: { 768: 2, 1300: 3, 1500: 4 } },
  flash: { base: 6, upTo: { 640: 2, 768: 3, 1024: 4, 1400: 5 } },
  newArrivals: { base: 6, upTo: {} },
  brands: { base: 6, upTo: { 480: 2, 576: 3, 768: 4, 992: 5 }, spacing: 30 },
} as const;

// 9.6, per child category; a missing parent is a plain link.
export const megaMenuCounts: Partial<Record<MenuParentSlug, readonly number[]>> = {
  electronics: [5, 5, 12],
  bags: [12, 12],
  apparel: [5, 5, 5],
  agriculture: [12, 12],
  home: [4, 4, 4, 4],
  health: [10, 10],
  gifts: [5, 5, 12],
  electrical: [20],
  auto: [16],
};

// 5.2.
export const truncation = {
  carProductName: 12,
  carCategoryName: 20,
  buyNowName: 12,
  categoryListName: 28,
  megaMenuName: 20,
} as const;

// settled.md 28.
export const listingPageSize = 24;
export const maximumPage = 500;
export const searchTextLimit = 100;
export const searchWordLimit = 8;
export const cartLineLimit = 50;
export const savedAddressLimit = 10;

export const popularGoodsShown = 4;
