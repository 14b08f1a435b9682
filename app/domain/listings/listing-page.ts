import { displayName } from "../display-name.ts";
import type { NameView } from "../display-name.ts";
import { parentCategoryHref } from "../products/product-links.ts";
import type { Locale } from "../viewer.ts";
import type { CategoryName, CategoryTarget } from "./category-target.ts";
import { canonicalListingHref, changedListing, listingHref } from "./listing-address.ts";
import type { ActiveFilter } from "./listing-choices.ts";
import { activeFilters } from "./listing-choices.ts";
import { discountAsked, sortOf, type ListingQuery } from "./listing-query.ts";

export type PlaceQuery = Pick<ListingQuery, "parentCategory" | "category" | "subcategory">;

export const nowhere: PlaceQuery = { parentCategory: null, category: null, subcategory: null };

export function isCategoryAsked(query: PlaceQuery): boolean {
  return query.parentCategory !== null || query.category !== null || query.subcategory !== null;
}

export function targetName(target: CategoryTarget, locale: Locale): NameView {
  return nameView(target.subcategory ?? target.category ?? target.parent, locale);
}

export function crumbsAbove(target: CategoryTarget | null, locale: Locale): (NameView & { href: string })[] {
  if (target === null || target.level === "parent") return [];
  const parent = { ...nameView(target.parent, locale), href: parentCategoryHref(target.parent.slugName) };
  if (target.level === "category" || target.category === null) return [parent];
  const href = listingHref({ view: "3cols", category: target.category.slugName });
  return [parent, { ...nameView(target.category, locale), href }];
}

/** A slug that several places share is named with its category. */
export function placeSlugs(target: CategoryTarget | null): PlaceQuery {
  return {
    parentCategory: target?.level === "parent" ? target.parent.slugName : null,
    category: target?.category?.slugName ?? null,
    subcategory: target?.subcategory?.slugName ?? null,
  };
}

export function canonicalListing(query: ListingQuery, place: PlaceQuery, page: number): string {
  const change = { ...place, discount: discountAsked(query), discountProducts: false, view: "3cols" as const, page };
  return canonicalListingHref(changedListing(query, change));
}

const COLLECTIONS: ActiveFilter["kind"][] = ["freeDelivery", "discount", "price"];

/**
 * Places, the three collections of specification 2.3 and all products, in the default order: searches, sorts and sets
 * of filters are too many to index.
 */
export function isIndexable(query: ListingQuery): boolean {
  if (query.name !== null || sortOf(query) !== "newest") return false;
  const [filter, ...others] = activeFilters(query);
  if (filter === undefined) return true;
  const isCollection = COLLECTIONS.includes(filter.kind) && query.discount <= 1 && (query.band ?? 0) === 0;
  const isTyped = query.minPrice !== null || query.maxPrice !== null;
  return others.length === 0 && isCollection && !isTyped && !isCategoryAsked(query);
}

export function isFollowed(query: ListingQuery, place: PlaceQuery): boolean {
  return isIndexable(query) && canonicalListingHref(query) === canonicalListing(query, place, query.page);
}

/** 1204 as "1,204", in both languages (specification 5.3). */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

function nameView(name: CategoryName, locale: Locale): NameView {
  return displayName(name, locale);
}
