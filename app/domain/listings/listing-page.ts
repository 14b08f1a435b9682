import { displayName, type NameView } from "../display-name.ts";
import { parentCategoryHref } from "../products/product-links.ts";
import type { Locale } from "../languages.ts";
import type { CategoryTarget } from "./category-target.ts";
import { departmentName } from "./department-name.ts";
import { canonicalListingHref, changedListing, listingHref } from "./listing-address.ts";
import { type ActiveFilter, activeFilters } from "./listing-choices.ts";
import { discountAsked, sortOf, type ListingQuery } from "./listing-query.ts";
import type { ListingSort } from "./listing-filter.ts";
import { listingPageSize, maximumPage } from "../constants.ts";

export type CategoryQuery = Pick<ListingQuery, "parentCategory" | "category" | "subcategory">;

export const noCategory: CategoryQuery = { parentCategory: null, category: null, subcategory: null };

export function isCategoryAsked(query: CategoryQuery): boolean {
  return query.parentCategory !== null || query.category !== null || query.subcategory !== null;
}

export function targetName(target: CategoryTarget, locale: Locale): NameView {
  const below = target.subcategory ?? target.category;
  return below ? displayName(below, locale) : departmentName(target.parent, locale);
}

export function crumbsAbove(target: CategoryTarget | null, locale: Locale): (NameView & { href: string })[] {
  if (target === null || target.level === "parent") return [];
  const parent = { ...departmentName(target.parent, locale), href: parentCategoryHref(target.parent.slugName) };
  if (target.level === "category" || target.category === null) return [parent];
  const href = listingHref({ view: "3cols", category: target.category.slugName });
  return [parent, { ...displayName(target.category, locale), href }];
}

/** The category is added to a slug that several categories share. */
export function categorySlugs(target: CategoryTarget | null): CategoryQuery {
  return {
    parentCategory: target?.level === "parent" ? target.parent.slugName : null,
    category: target?.category?.slugName ?? null,
    subcategory: target?.subcategory?.slugName ?? null,
  };
}

export function canonicalListing(query: ListingQuery, category: CategoryQuery, page: number): string {
  const change = { ...category, discount: discountAsked(query), discountProducts: false, view: "3cols" as const, page };
  return canonicalListingHref(changedListing(query, change));
}

const COLLECTIONS: ActiveFilter["kind"][] = ["freeDelivery", "discount", "price"];

/**
 * Categories, the three collections of specification 2.3 and all products, in the default order: searches, sorts and
 * sets of filters are too many to index.
 */
export function isIndexable(query: ListingQuery): boolean {
  if (query.name !== null || sortOf(query) !== "newest") return false;
  const [filter, ...others] = activeFilters(query);
  if (filter === undefined) return true;
  const isCollection = COLLECTIONS.includes(filter.kind) && query.discount <= 1 && (query.band ?? 0) === 0;
  const isTyped = query.minPrice !== null || query.maxPrice !== null;
  return others.length === 0 && isCollection && !isTyped && !isCategoryAsked(query);
}

export function isFollowed(query: ListingQuery, category: CategoryQuery): boolean {
  return isIndexable(query) && canonicalListingHref(query) === canonicalListing(query, category, query.page);
}

/** 1204 as "1,204", in both languages (specification 5.3). */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Position of a product in an ordered list; `id` decides between equals. */
export interface ListingKey {
  soldOut: number;
  key: number;
  facets: number;
  id: number;
}

const LETTERS: Record<Exclude<ListingSort, "relevance">, string> = {
  newest: "n",
  price: "p",
  "price-desc": "q",
  discount: "d",
  rating: "r",
  views: "v",
};

/** Only valid for the order it was made in. */
export function writeListingKey(sort: Exclude<ListingSort, "relevance">, { soldOut, key, facets, id }: ListingKey) {
  return `${LETTERS[sort]}${soldOut}${[key, facets, id].map((part) => `-${part.toString(36)}`).join("")}`;
}

export function readListingKey(sort: Exclude<ListingSort, "relevance">, text: string | null): ListingKey | null {
  const found = /^([a-z])([01])-([0-9a-z]{1,10})-([0-9a-z]{1,2})-([0-9a-z]{1,10})$/.exec(text ?? "");
  if (!found || found[1] !== LETTERS[sort]) return null;
  const [key, facets, id] = [found[3]!, found[4]!, found[5]!].map((part) => Number.parseInt(part, 36));
  return { soldOut: Number(found[2]), key: key!, facets: facets!, id: id! };
}

export type PageWindow = ReturnType<typeof pageWindow>;

/** Page numbers run to 500 (settled.md 28). */
export function pageWindow(page: number, total: number, { size = listingPageSize } = {}) {
  const pages = Math.min(maximumPage, Math.max(1, Math.ceil(total / size)));
  const current = Math.min(pages, Math.max(1, page));
  return {
    page: current,
    pages,
    previous: current > 1 ? current - 1 : null,
    next: current < pages ? current + 1 : null,
    /** First, last and the neighbours; null is a gap. */
    items: withGaps([1, current - 1, current, current + 1, pages].filter((number) => number >= 1 && number <= pages)),
    offset: (current - 1) * size,
    size,
  };
}

function withGaps(numbers: number[]): (number | null)[] {
  const items: (number | null)[] = [];
  let last = 0;
  for (const number of numbers) {
    if (number <= last) continue;
    // A single missing page takes no more room than a gap: print it.
    if (number === last + 2) items.push(last + 1);
    else if (number > last + 2) items.push(null);
    items.push(number);
    last = number;
  }
  return items;
}
