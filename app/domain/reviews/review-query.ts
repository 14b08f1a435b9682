/** Orders of reviews; the first is the usual one and stays out of the address. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Five first, as the distribution prints them. */
export const allStars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof allStars)[number];

/** Reviews of one page of the product page. */
export const reviewPageSize = 5;

/** What an address asks of the reviews; page from 1. */
export interface ReviewQuery {
  sort: ReviewSort;
  stars: Stars | null;
  page: number;
}

/** Reads reviews=, stars= and rpage= of an address; what is not understood counts as not said. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = search.get("rpage") ?? "";
  return {
    sort: reviewSorts.find((sort) => sort === search.get("reviews")) ?? "newest",
    stars: allStars.find((stars) => String(stars) === search.get("stars")) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of such reviews on a product's page, in one order of parameters; `variantId` stays chosen. */
export function reviewsHref(productPath: string, { sort, stars, page }: ReviewQuery, variantId: number | null): string {
  const parts = [
    variantId !== null && `variant=${variantId}`,
    sort !== "newest" && `reviews=${sort}`,
    stars !== null && `stars=${stars}`,
    page > 1 && `rpage=${page}`,
  ].filter((part) => part !== false);
  return `${productPath}${parts.length > 0 ? `?${parts.join("&")}` : ""}#reviews`;
}
