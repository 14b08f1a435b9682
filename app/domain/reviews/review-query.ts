/** The first is the default and left out of addresses. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const allStars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof allStars)[number];

export const reviewPageSize = 5;

export type ReviewQuery = ReturnType<typeof readReviewQuery>;

export function readReviewQuery(search: URLSearchParams) {
  const page = search.get("rpage") ?? "";
  return {
    sort: reviewSorts.find((sort) => sort === search.get("reviews")) ?? "newest",
    stars: allStars.find((stars) => String(stars) === search.get("stars")) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function reviewsHref(productPath: string, { sort, stars, page }: ReviewQuery, choice: string): string {
  const parts = [
    choice !== "" && choice,
    sort !== "newest" && `reviews=${sort}`,
    stars !== null && `stars=${stars}`,
    page > 1 && `rpage=${page}`,
  ].filter((part) => part !== false);
  return `${productPath}${parts.length > 0 ? `?${parts.join("&")}` : ""}#reviews`;
}
