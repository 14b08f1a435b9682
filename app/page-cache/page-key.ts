import type { Locale } from "../domain/languages.ts";
import { departureCity } from "../domain/delivery/fee-table.ts";
import { textPages } from "../domain/pages/page-kind.ts";
import { blogHref } from "../domain/pages/blog-pages.ts";
import type { CopiedPageKind } from "../domain/freshness.ts";
import { namedLayout } from "../domain/home/home-layout.ts";
import { canonicalListingHref } from "../domain/listings/listing-address.ts";
import { parseListingQuery, parsePage } from "../domain/listings/listing-query.ts";
import { choiceQuery, isOptionId, readOptionChoice } from "../domain/products/option-choice.ts";
import { productHref } from "../domain/products/product-links.ts";
import { readReviewQuery, reviewsHref } from "../domain/reviews/review-query.ts";
import { cleanSearchText } from "../domain/search/search-fold.ts";
import { directoryHref, parseDirectoryQuery } from "../domain/vendors/vendor-directory.ts";
import { parseStoreQuery, storeHref } from "../domain/vendors/vendor-store-query.ts";
import type { Currency } from "../domain/viewer.ts";

/** A page with one copy for all guests (settled.md 8). */
export interface PageAddress {
  kind: CopiedPageKind;
  /** Known parameters only, in a fixed order; the page is composed under this address. */
  path: string;
  isByCity: boolean;
  /** Composing it counts as a search (security-and-faults.md 8). */
  isSearch: boolean;
}

const post = /^\/blog\/classic\/[a-z0-9-]+$/;

/** Null for personal pages, dialogs and other spellings of an address, which the router answers. */
export function pageAddress({ pathname, searchParams }: URL, isWorkshop = false): PageAddress | null {
  if (searchParams.has("modal")) return null;
  const own = (path: string, kind: CopiedPageKind, rest: Partial<PageAddress> = {}): PageAddress => ({
    kind,
    path,
    isByCity: false,
    isSearch: false,
    ...rest,
  });
  if (pathname === "/") return own(`/${homeLayout(searchParams, isWorkshop)}`, "home", { isByCity: true });
  if (pathname.startsWith("/shop/sidebar/")) return listingAddress(pathname.slice(14), searchParams, own);
  if (pathname.startsWith("/product/default/")) return productAddress(pathname.slice(17), searchParams, own);
  const vendor = /^\/vendor-store\/([1-9]\d{0,14})$/.exec(pathname)?.[1];
  if (vendor !== undefined) {
    const query = parseStoreQuery(Number(vendor), searchParams);
    return own(storeHref(query), "vendor", { isSearch: query.name !== null });
  }
  if (pathname === "/vendors") {
    const query = parseDirectoryQuery(searchParams);
    return own(directoryHref(query), "listing", { isSearch: query.name !== null });
  }
  if (pathname === "/blog/classic") return own(blogHref(parsePage(searchParams.get("page") ?? "")), "content");
  if (pathname === "/pages/help-center") {
    const find = cleanSearchText(searchParams.get("find") ?? "");
    return own(pathname + (find && `?find=${encodeURIComponent(find)}`), "content", { isSearch: find !== "" });
  }
  if (pathname === "/pages/shipping") {
    const seller = searchParams.get("seller");
    const query = seller ? `?seller=${encodeURIComponent(departureCity(seller))}` : "";
    return own(pathname + query, "content", { isByCity: true });
  }
  const isText = textPages.some((page) => pathname === `/pages/${page}`);
  return isText || post.test(pathname) ? own(pathname, "content") : null;
}

type Own = (path: string, kind: CopiedPageKind, rest?: Partial<PageAddress>) => PageAddress;

function homeLayout(params: URLSearchParams, isWorkshop: boolean): string {
  const layout = isWorkshop ? namedLayout(params.get("layout")) : null;
  return layout ? `?layout=${layout}` : "";
}

function listingAddress(encoded: string, params: URLSearchParams, own: Own): PageAddress | null {
  // as specified: '$' in place of '?'; the text after it may be encoded.
  const listing = decoded(encoded);
  const query = listing === null || listing.includes("/") ? null : parseListingQuery(listing, params);
  // The canonical address has nothing of what the page says about these.
  if (!query || query.ignored.length > 0 || query.isSwapped) return null;
  return own(canonicalListingHref(query), "listing", { isSearch: query.name !== null });
}

/** Only slugs that need no percent-encoding, as all of ours. */
function productAddress(nameSlug: string, params: URLSearchParams, own: Own): PageAddress | null {
  const choice = readOptionChoice(params);
  if (nameSlug === "" || encodeURIComponent(nameSlug) !== nameSlug) return null;
  if (choice !== null && !isOptionId(choice.id)) return null;
  const reviews = reviewsHref(productHref(nameSlug), readReviewQuery(params), choiceQuery(choice));
  const path = reviews.replace(/#.*/, "");
  const pictures = params.get("pictures") === "1" ? `${path.includes("?") ? "&" : "?"}pictures=1` : "";
  return own(path + pictures, "product", { isByCity: true });
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A shared page depends on nothing else. */
export interface PageReader {
  locale: Locale;
  isNamed: boolean;
  currency: Currency;
  city: string | null;
  lite: boolean;
}

/** Joined by a space, which no part contains. `origin` comes from configuration. */
export function pageKey(origin: string, path: string, { locale, isNamed, currency, city, lite }: PageReader): string {
  return [
    origin,
    locale,
    isNamed ? "named" : "",
    currency,
    lite ? "lite" : "",
    encodeURIComponent(city ?? ""),
    path,
  ].join(" ");
}
