import { changedListing, listingKeyHref, listingPageHref } from "../../domain/listings/listing-address.ts";
import { isFollowed, type PlaceQuery } from "../../domain/listings/listing-page.ts";
import { pageWindow } from "../../domain/listings/pagination.ts";
import type { Listing } from "./find-listing.server.ts";

/** Page links: numbers for robots and jumps, keys for the next and the previous page where the order has them (settled.md 28). */
export function pagesView({ query, page, total, isCapped, firstKey, lastKey }: Listing, place: PlaceQuery) {
  const window = pageWindow(page, total);
  const { previous, next } = window;
  const href = (number: number) => listingPageHref(query, number);
  const numbers = window.items.filter((number) => number !== null);
  return {
    window,
    hrefs: Object.fromEntries(numbers.map((number) => [number, href(number)])),
    isFollowed: isFollowed(changedListing(query, { page }), place),
    previous:
      previous === null
        ? null
        : // The first page has one address.
          previous === 1 || firstKey === null
          ? href(previous)
          : listingKeyHref(query, previous, { before: firstKey }),
    next: next === null ? null : lastKey === null ? href(next) : listingKeyHref(query, next, { after: lastKey }),
    /** There are more products than pages. */
    isEnd: next === null && (isCapped || total > window.pages * window.size),
  };
}
