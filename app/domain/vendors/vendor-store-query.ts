import { listingParams } from "../listings/listing-address.ts";
import { type ListingQuery, parseListingQuery, wholeCatalogue } from "../listings/listing-query.ts";
import { withParams } from "../with-params.ts";
import { vendorStoreHref } from "../products/product-links.ts";

/** Specification 2.1: a list of one vendor's goods. */
export interface StoreQuery extends ListingQuery {
  vendorId: number;
}

/** Digits, with leading zeros allowed; null is a 404. */
export function parseVendorId(text: string): number | null {
  return /^0*[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function parseStoreQuery(vendorId: number, params: URLSearchParams): StoreQuery {
  const { name, category, subcategory, sort, page, after, before } = parseListingQuery("list", params)!;
  return { ...wholeCatalogue, vendorId, name, category, subcategory, sort, page, after, before };
}

export function storeHref(query: StoreQuery): string {
  return withParams(vendorStoreHref(query.vendorId), listingParams(query));
}

export function isWholeStore({ name, category, subcategory, sort }: StoreQuery): boolean {
  return name === null && category === null && subcategory === null && sort === null;
}
