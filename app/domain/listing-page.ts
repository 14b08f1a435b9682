import type { CategoryName, CategoryTarget } from "./category-target.ts";
import { displayName } from "./display-name.ts";
import { everything, listingHref, listingPageHref, type ListingQuery } from "./listing-query.ts";
import type { NameView } from "./menu.ts";
import { parentCategoryHref } from "./product-links.ts";
import type { Locale } from "./viewer.ts";

/** What a listing is narrowed to, and what its title may say. */
export type ListingFilterKind = "name" | "category" | "freeDelivery" | "discount" | "lessThan1000";

/** An active filter and the same listing without it. */
export interface ActiveFilter {
  kind: ListingFilterKind;
  without: string;
}

/** The filters of a query in the order their chips stand (specification 2.3). */
export function activeFilters(query: ListingQuery): ActiveFilter[] {
  const first = { ...query, page: 1 };
  const filters: [kind: ListingFilterKind, isActive: boolean, off: Partial<ListingQuery>][] = [
    ["name", query.name !== null, { name: null }],
    ["category", isCategoryAsked(query), { parentCategory: null, category: null, subcategory: null }],
    ["freeDelivery", query.freeDelivery, { freeDelivery: false }],
    ["discount", query.discount || query.discountProducts, { discount: false, discountProducts: false }],
    ["lessThan1000", query.lessThan1000, { lessThan1000: false }],
  ];
  return filters
    .filter(([, isActive]) => isActive)
    .map(([kind, , off]) => ({ kind, without: listingHref({ ...first, ...off }) }));
}

export function isCategoryAsked(query: ListingQuery): boolean {
  return query.parentCategory !== null || query.category !== null || query.subcategory !== null;
}

/** The name a place is shown by: the deepest one. */
export function targetName(target: CategoryTarget, locale: Locale): NameView {
  return nameView(target.subcategory ?? target.category ?? target.parent, locale);
}

/** The places above, topmost first, each with its own listing. */
export function crumbsAbove(target: CategoryTarget | null, locale: Locale): (NameView & { href: string })[] {
  if (target === null || target.level === "parent") return [];
  const parent = { ...nameView(target.parent, locale), href: parentCategoryHref(target.parent.slugName) };
  if (target.level === "category" || target.category === null) return [parent];
  const href = listingHref({ view: "3cols", category: target.category.slugName });
  return [parent, { ...nameView(target.category, locale), href }];
}

/**
 * The one address search engines keep for a listing: views, ids and fallbacks of one list share it; `page` is the one
 * shown. A slug that several places share is named with its category.
 */
export function canonicalListing(query: ListingQuery, target: CategoryTarget | null, page: number): string {
  const place = {
    parentCategory: target?.level === "parent" ? target.parent.slugName : null,
    category: target?.category?.slugName ?? null,
    subcategory: target?.subcategory?.slugName ?? null,
  };
  const discount = query.discount || query.discountProducts;
  return listingPageHref({ ...query, ...place, discount, discountProducts: false, view: "3cols" }, page);
}

/** Nothing but a place: its number of products is kept with the category and stays exact at any size (settled.md 28). */
export function isWholePlace(query: ListingQuery): boolean {
  const filters = activeFilters(query);
  return filters.length === 1 && filters[0]?.kind === "category";
}

/** All products, in the view the shopper chose. */
export function everythingHref(query: ListingQuery): string {
  return listingHref({ ...everything, view: query.view });
}

/** 1204 as "1,204", in both languages (specification 5.3). */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

function nameView(name: CategoryName, locale: Locale): NameView {
  return displayName(name, locale);
}
