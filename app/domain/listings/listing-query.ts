import { typedBirr } from "../desk/typed-birr.ts";
import { maximumPage } from "../constants.ts";
import { cleanSearchText } from "../search/search-fold.ts";
import { byKind, type ValueKind } from "./listing-filter.ts";
import { discountSteps, priceBands, ratingSteps } from "./facet-counts.ts";
import { listingSorts, type ListingSort } from "./listing-request.ts";

export const listingViews = ["list", "3cols", "4cols"] as const;
type ListingView = (typeof listingViews)[number];

export const valueParams = {
  vendors: "vendor",
  brands: "brand",
  colors: "color",
  sizes: "size",
} as const satisfies Record<ValueKind, string>;
export const shownKinds = Object.keys(valueParams) as ValueKind[];

/**
 * Specification 2.3. Slugs keep their case; `name` is the search text. Values are ids of vendors and slugs of the others,
 * sorted and distinct.
 */
export interface ListingQuery extends Record<ValueKind, string[]> {
  view: ListingView;
  parentCategory: string | null;
  category: string | null;
  subcategory: string | null;
  freeDelivery: boolean;
  /** At least so many percent: 0 all, 1 any (discount=list), 10, 25 or 50 (off=). */
  discount: number;
  /** type=discount-products, the specification's other spelling. */
  discountProducts: boolean;
  /** Index of priceBands; 0 is lessthan1000=list, the others are price=. */
  band: number | null;
  /** Whole birr, both inclusive; they replace a band. */
  minPrice: number | null;
  maxPrice: number | null;
  /** At least so many stars: 0 all, 2, 3 or 4. */
  rating: number;
  inStock: boolean;
  name: string | null;
  /** null: relevance for a search, newest elsewhere. */
  sort: ListingSort | null;
  /** 1 to 500. */
  page: number;
  after: string | null;
  before: string | null;
  /** Filters that cannot be read, by parameter, as typed. The canonical address leaves them out. */
  ignored: [name: FilterParam, value: string][];
  /** The lowest price was above the highest. */
  isSwapped: boolean;
}

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
  ...byKind(() => []),
  name: null,
  sort: null,
  page: 1,
  after: null,
  before: null,
  ignored: [],
  isSwapped: false,
};

const VALUE_LIMIT = 30;

export const bandSlugs = priceBands.map(({ from, below }) => `${from / 100}-${below === null ? "" : below / 100}`);

/**
 * Unknown parameters are ignored, filters that cannot be read are `ignored`; typed prices replace a band and change places
 * when swapped, a pressed `band` replaces both.
 */
export function parseListingQuery(listing: string, params: URLSearchParams): ListingQuery | null {
  // as specified: '$' instead of '?' (specification 2.3: list$category=slug).
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
    ignored: ignoredFilters(getAll, bandSlugs.includes(get("band")) || isEmpty("band")),
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

export function sortOf({ sort, name }: Pick<ListingQuery, "sort" | "name">): ListingSort {
  return sort === null || (sort === "relevance" && name === null) ? defaultSort(name) : sort;
}

export function defaultSort(name: string | null): ListingSort {
  return name === null ? "newest" : "relevance";
}

/** The nearest of 1 to 500; 1 for any other text (settled.md 28). */
export function parsePage(value: string): number {
  if (!/^-?[0-9]+$/.test(value)) return 1;
  return Math.min(maximumPage, Math.max(1, Number(value)));
}

export function discountAsked({ discount, discountProducts }: ListingQuery): number {
  return discountProducts ? Math.max(1, discount) : discount;
}

type Get = (name: string) => string;
type IsEmpty = (name: string) => boolean;

function parseDiscount(get: Get, isEmpty: IsEmpty): Pick<ListingQuery, "discount" | "discountProducts"> {
  const off = step(discountSteps, get("off"));
  if (off > 0 || isEmpty("off")) return { discount: off, discountProducts: false };
  return { discount: get("discount") === "list" ? 1 : 0, discountProducts: get("type") === "discount-products" };
}

const oneOf =
  (...known: readonly (string | number)[]) =>
  (value: string) =>
    known.some((one) => String(one) === value);
const isBand = oneOf(...bandSlugs);

const isRead = {
  minPrice: (value: string) => typedBirr(value) === 0 || birr(value, Math.ceil) !== null,
  maxPrice: (value: string) => birr(value, Math.floor) !== null,
  price: isBand,
  band: isBand,
  lessthan1000: oneOf("list"),
  freeDelivery: oneOf("list"),
  stock: oneOf("in"),
  rating: oneOf(0, ...ratingSteps),
  discount: oneOf("list"),
  off: oneOf(0, ...discountSteps),
  type: oneOf("discount-products"),
  vendor: (value: string) => vendorIds([value]).length > 0,
};

export type FilterParam = keyof typeof isRead | (typeof valueParams)[ValueKind];

/** A pressed band replaces prices, whatever was typed. */
function ignoredFilters(getAll: (name: string) => string[], isBandPressed: boolean): ListingQuery["ignored"] {
  const names = Object.keys(isRead) as (keyof typeof isRead)[];
  return names
    .filter((name) => !(isBandPressed && name.endsWith("Price")))
    .flatMap((name) =>
      getAll(name)
        .slice(0, name === "vendor" ? VALUE_LIMIT : 1)
        .map((value) => ({ name, value })),
    )
    .filter(({ name, value }) => cleanSearchText(value) !== "" && !isRead[name](value))
    .map(({ name, value }) => [name, cleanSearchText(value)]);
}

function parsePrice(get: Get, isEmpty: IsEmpty): Pick<ListingQuery, "band" | "minPrice" | "maxPrice" | "isSwapped"> {
  const none = { band: null, minPrice: null, maxPrice: null, isSwapped: false };
  const pressed = bandSlugs.indexOf(get("band"));
  if (pressed >= 0 || isEmpty("band")) return { ...none, band: pressed >= 0 ? pressed : null };
  const [low, high] = [birr(get("minPrice"), Math.ceil), birr(get("maxPrice"), Math.floor)];
  if (low !== null || high !== null) {
    const isSwapped = low !== null && high !== null && low > high;
    return { ...none, isSwapped, minPrice: isSwapped ? high : low, maxPrice: isSwapped ? low : high };
  }
  const band = bandSlugs.indexOf(get("price"));
  if (band >= 0) return { ...none, band };
  return { ...none, band: get("lessthan1000") === "list" ? 0 : null };
}

/** Whole birr from 1 to 99,999,999, typed or pasted; null for anything else. */
function birr(text: string, whole: (birr: number) => number): number | null {
  const value = whole((typedBirr(text) ?? 0) / 100);
  return value >= 1 && value <= 99_999_999 ? value : null;
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
