import { displayName, type NameView } from "../display-name.ts";
import { parentCategoryHref } from "../products/product-links.ts";
import type { Locale } from "../languages.ts";
import type { CategoryName, CategoryQuery, CategoryTarget } from "./category-target.ts";
import { departmentName } from "./department-name.ts";
import { canonicalListingHref, changedListing, listingHref } from "./listing-address.ts";
import { type ActiveFilter, activeFilters } from "./listing-choices.ts";
import { discountAsked, sortOf, type ListingQuery } from "./listing-query.ts";

export const noCategory: CategoryQuery = { parentCategory: null, category: null, subcategory: null };

export function isCategoryAsked(query: CategoryQuery): boolean {
  return query.parentCategory !== null || query.category !== null || query.subcategory !== null;
}

export function targetName(target: CategoryTarget, locale: Locale): NameView {
  const below = target.subcategory ?? target.category;
  return below ? displayName(below, locale) : departmentName(target.parent, locale);
}

/** From its department down to the target. */
export function wayTo(target: CategoryTarget | null) {
  if (target === null) return [];
  const { parent, category, subcategory } = target;
  const step = (name: CategoryName, slugs: Partial<CategoryQuery>) => ({ name, slugs: { ...noCategory, ...slugs } });
  const within = { category: category?.slugName ?? null };
  return [
    step(parent, { parentCategory: parent.slugName }),
    ...(category ? [step(category, within)] : []),
    ...(subcategory ? [step(subcategory, { ...within, subcategory: subcategory.slugName })] : []),
  ];
}

export function crumbsAbove(target: CategoryTarget | null, locale: Locale): (NameView & { href: string })[] {
  return wayTo(target)
    .slice(0, -1)
    .map(({ name, slugs }, index) =>
      index === 0
        ? { ...departmentName(name, locale), href: parentCategoryHref(name.slugName) }
        : { ...displayName(name, locale), href: listingHref({ view: "3cols", ...slugs }) },
    );
}

/** The category is added to a slug that several categories share. */
export function categorySlugs(target: CategoryTarget | null): CategoryQuery {
  return wayTo(target).at(-1)?.slugs ?? noCategory;
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
