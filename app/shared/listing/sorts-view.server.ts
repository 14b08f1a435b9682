import { canonicalListingHref, changedListing } from "../../domain/listings/listing-address.ts";
import { listingSorts, type ListingSort } from "../../domain/listings/listing-request.ts";
import { isFollowed } from "../../domain/listings/listing-page.ts";
import type { CategoryQuery } from "../../domain/listings/category-target.ts";
import { sortOf, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

export const sortNames: Record<ListingSort, TextKey> = {
  relevance: "listing.sortRelevance",
  newest: "listing.sortNewest",
  price: "listing.sortPrice",
  "price-desc": "listing.sortPriceDesc",
  discount: "listing.sortDiscount",
  rating: "listing.sortRating",
  views: "listing.sortViews",
};

export function sortsView(query: ListingQuery, category: CategoryQuery, t: Translate) {
  return listingSorts
    .filter((sort) => sort !== "relevance" || query.name !== null)
    .map((sort) => {
      const to = changedListing(query, { sort });
      return {
        sort,
        name: t(sortNames[sort]),
        href: canonicalListingHref(to),
        isCurrent: sort === sortOf(query),
        isFollowed: isFollowed(to, category),
      };
    });
}
