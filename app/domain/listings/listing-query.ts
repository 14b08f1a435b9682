import { maximumPage } from "../constants.ts";
import { cleanSearchText } from "../search/search-input.ts";
import {
  discountSteps,
  listingSorts,
  priceBands,
  ratingSteps,
  type ListingSort,
  type ValueKind,
} from "./listing-filter.ts";

export const listingViews = ["list", "3cols", "4cols"] as const;
type ListingView = (typeof listingViews)[number];

/** The kinds of values of which several may be chosen, with the parameter that names each. */
export const valueParams = {
  vendors: "vendor",
  brands: "brand",
  colors: "color",
  sizes: "size",
} as const satisfies Record<ValueKind, string>;
/** In the order in which addresses and pages name them. */
export const shownKinds = Object.keys(valueParams) as ValueKind[];

/** What a listing address asks for (specification 2.3). Slugs keep their case; `name` is the search text. */
export interface ListingQuery {
  view: ListingView;
  parentCategory: string | null;
  category: string | null;
  subcategory: string | null;
  freeDelivery: boolean;
  /** At least so many percent: 0 all, 1 any (discount=list), 10, 25 or 50 (off=). */
  discount: number;
  /** type=discount-products: any discount too, spelt the specification's other way. */
  discountProducts: boolean;
  /** Index of priceBands; 0 is lessthan1000=list, the others are price=. */
  band: number | null;
  /** Whole birr, both inclusive; they stand instead of a band. */
  minPrice: number | null;
  maxPrice: number | null;
  /** At least so many stars: 0 all, 2, 3 or 4. */
  rating: number;
  inStock: boolean;
  /** Ids of vendors, slugs of the others; sorted, each once. */
  vendors: string[];
  brands: string[];
  colors: string[];
  sizes: string[];
  name: string | null;
  /** null: relevance for a search, newest elsewhere. */
  sort: ListingSort | null;
  /** 1 to 500. */
  page: number;
  /** Key of the product the page follows or precedes. */
  after: string | null;
  before: string | null;
}

/** All products in the list view, first page. */
export const wholeCatalogue: ListingQuery = {
  view: "list",
  parentCategory: null,
  category: null,
  subcategory: null,
  freeDelivery: false,
  discount: 0,
  discountProducts: false,
  band: null,
  minPrice: null,
  maxPrice: null,
  rating: 0,
  inStock: false,
  vendors: [],
  brands: [],
  colors: [],
  sizes: [],
  name: null,
  sort: null,
  page: 1,
  after: null,
  before: null,
};

/** Values of one kind that an address may name. */
const VALUE_LIMIT = 30;

/** price= as it stands in an address: "1000-5000", "100000-"; birr. */
export const bandSlugs = priceBands.map(({ from, below }) => `${from / 100}-${below === null ? "" : below / 100}`);

/**
 * The :listing part of /shop/sidebar/:listing and its query. Unknown parameters and values are ignored, pages become the
 * nearest valid number, the first of repeated parameters counts, except of those that take several values. Typed prices
 * replace a band, and change places when swapped; `band` is a pressed band and replaces both. Empty `band` and `off` take
 * theirs back. null: no such view, the page is not found.
 */
export function parseListingQuery(listing: string, params: URLSearchParams): ListingQuery | null {
  // as specified: '$' stands where '?' belongs (specification 2.3: list$category=slug).
  const [viewName = "", malformed] = splitOnce(listing, "$");
  const view = listingViews.find((known) => known === viewName);
  if (view === undefined) return null;
  const inPath = new URLSearchParams(malformed);
  const get = (name: string) => params.get(name) ?? inPath.get(name) ?? "";
  const isEmpty = (name: string) => params.get(name) === "";
  const getAll = (name: string) => [...params.getAll(name), ...inPath.getAll(name)];
  const name = cleanSearchText(get("name")) || null;
  const after = cleanSearchText(get("after")) || null;
  return {
    view,
    parentCategory: cleanSearchText(get("parentCategory")) || null,
    category: cleanSearchText(get("category")) || null,
    subcategory: cleanSearchText(get("subcategory")) || null,
    freeDelivery: get("freeDelivery") === "list",
    ...parseDiscount(get, isEmpty),
    ...parsePrice(get, isEmpty),
    rating: step(ratingSteps, get("rating")),
    inStock: get("stock") === "in",
    vendors: vendorIds(getAll("vendor")),
    brands: slugs(getAll("brand")),
    colors: slugs(getAll("color")),
    sizes: slugs(getAll("size")),
    name,
    sort: parseSort(get("sort"), name),
    page: parsePage(get("page")),
    after,
    before: after === null ? cleanSearchText(get("before")) || null : null,
  };
}

/** The order in which a listing stands. */
export function sortOf({ sort, name }: Pick<ListingQuery, "sort" | "name">): ListingSort {
  return sort === null || (sort === "relevance" && name === null) ? defaultSort(name) : sort;
}

/** The order where none is asked for: a search's by relevance, a place's newest first. */
export function defaultSort(name: string | null): ListingSort {
  return name === null ? "newest" : "relevance";
}

/** 1 to 500, the nearest to what stands there; 1 for what is no number (settled.md 28). */
export function parsePage(value: string): number {
  if (!/^-?[0-9]+$/.test(value)) return 1;
  return Math.min(maximumPage, Math.max(1, Number(value)));
}

/** The discount that a query asks for, in either spelling: at least so many percent. */
export function discountAsked({ discount, discountProducts }: ListingQuery): number {
  return discountProducts ? Math.max(1, discount) : discount;
}

type Get = (name: string) => string;
/** Whether the address names it without a value. */
type IsEmpty = (name: string) => boolean;

function parseDiscount(get: Get, isEmpty: IsEmpty): Pick<ListingQuery, "discount" | "discountProducts"> {
  const off = step(discountSteps, get("off"));
  if (off > 0 || isEmpty("off")) return { discount: off, discountProducts: false };
  return { discount: get("discount") === "list" ? 1 : 0, discountProducts: get("type") === "discount-products" };
}

function parsePrice(get: Get, isEmpty: IsEmpty): Pick<ListingQuery, "band" | "minPrice" | "maxPrice"> {
  const pressed = bandSlugs.indexOf(get("band"));
  if (pressed >= 0 || isEmpty("band")) return { band: pressed >= 0 ? pressed : null, minPrice: null, maxPrice: null };
  const [low, high] = [birr(get("minPrice")), birr(get("maxPrice"))];
  if (low !== null || high !== null) {
    const isSwapped = low !== null && high !== null && low > high;
    return { band: null, minPrice: isSwapped ? high : low, maxPrice: isSwapped ? low : high };
  }
  const band = bandSlugs.indexOf(get("price"));
  if (band >= 0) return { band, minPrice: null, maxPrice: null };
  return { band: get("lessthan1000") === "list" ? 0 : null, minPrice: null, maxPrice: null };
}

/** Whole birr from 1 to 99,999,999, as people type them; null for anything else, and so no bound. */
function birr(text: string): number | null {
  const digits = text.replace(/[,\s]/g, "");
  return /^0*[1-9]\d{0,7}$/.test(digits) ? Number(digits) : null;
}

function parseSort(value: string, name: string | null): ListingSort | null {
  const sort = listingSorts.find((known) => known === value) ?? null;
  return sort === null || sort === defaultSort(name) || sort === "relevance" ? null : sort;
}

function step(steps: readonly number[], value: string): number {
  return steps.find((known) => String(known) === value) ?? 0;
}

function vendorIds(values: string[]): string[] {
  const ids = values.filter((value) => /^[1-9]\d{0,14}$/.test(value));
  return [...new Set(ids)].sort((a, b) => Number(a) - Number(b)).slice(0, VALUE_LIMIT);
}

function slugs(values: string[]): string[] {
  return [...new Set(values.map(cleanSearchText).filter(Boolean))].sort().slice(0, VALUE_LIMIT);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
