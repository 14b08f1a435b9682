import type { ListingSort } from "../../domain/listings/listing-filter.ts";

export type KeyedSort = Exclude<ListingSort, "relevance">;

/** The column of each order and the last part of its indexes' names. */
export const ORDER: Record<KeyedSort, { index: string; column: string; isDescending: boolean }> = {
  newest: { index: "newest", column: "created_at", isDescending: true },
  price: { index: "price", column: "shown_price", isDescending: false },
  "price-desc": { index: "price", column: "shown_price", isDescending: true },
  discount: { index: "discount", column: "shown_discount", isDescending: true },
  rating: { index: "rating", column: "rating_order", isDescending: true },
  views: { index: "views", column: "view_count", isDescending: true },
};
