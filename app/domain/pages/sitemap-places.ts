import { unpackCell } from "../listings/facet-cell.ts";
import { listingHref } from "../listings/listing-address.ts";
import type { SitemapEntry } from "./sitemap.ts";

export interface SitemapPlace {
  parent: string | null;
  category: string | null;
  subcategory: string | null;
}

/**
 * Indexable listings (domain/listings/listing-page isIndexable): all products and the three collections of
 * specification 2.3, then the places.
 */
export function placeEntries(places: readonly SitemapPlace[], cells: readonly number[]): SitemapEntry[] {
  const facts = cells.map(unpackCell);
  const view = "3cols";
  const collections = [
    facts.length > 0 && listingHref({ view }),
    facts.some(({ freeDelivery }) => freeDelivery) && listingHref({ view, freeDelivery: true }),
    facts.some(({ discount }) => discount > 0) && listingHref({ view, discount: 1 }),
    facts.some(({ price }) => price === 0) && listingHref({ view, band: 0 }),
  ].filter((href) => href !== false);
  const listings = places.map(({ parent, category, subcategory }) =>
    listingHref({ view, parentCategory: parent, category, subcategory }),
  );
  return [...collections, ...listings].map((path) => ({ path }));
}
