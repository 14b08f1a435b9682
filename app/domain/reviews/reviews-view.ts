import { pageWindow, type PageWindow } from "../pages/page-window.ts";
import { averageRating } from "../products/rating.ts";
import type { Locale } from "../languages.ts";
import { allStars, reviewPageSize, reviewSorts, reviewsHref, type ReviewQuery } from "./review-query.ts";
import { reviewView, type Review, type ViewerRelation } from "./review.ts";

/** `written`: with words. */
interface RateCount {
  rate: number;
  count: number;
  written: number;
}

export type ReviewsView = NonNullable<ReturnType<typeof reviewsView>>;

export function reviewWindow(counts: readonly RateCount[], { stars, page }: ReviewQuery): PageWindow {
  const shown = counts.filter(({ rate }) => stars === null || rate === stars);
  return pageWindow(
    page,
    shown.reduce((sum, { written }) => sum + written, 0),
    { size: reviewPageSize },
  );
}

interface ReviewsPage {
  query: ReviewQuery;
  locale: Locale;
  product: { href: string; choice: string };
  relations?: readonly ViewerRelation[];
}

/** Specification 5.1: null without rates. */
export function reviewsView(
  counts: readonly RateCount[],
  written: readonly Review[],
  { query, locale, product, relations }: ReviewsPage,
) {
  const byRate = new Map(counts.map((row) => [row.rate, row]));
  const count = allStars.reduce((sum, star) => sum + (byRate.get(star)?.count ?? 0), 0);
  if (count === 0) return null;
  const rateSum = allStars.reduce((sum, star) => sum + star * (byRate.get(star)?.count ?? 0), 0);
  const hrefOf = (change: Partial<ReviewQuery>) =>
    reviewsHref(product.href, { ...query, page: 1, ...change }, product.choice);
  const window = reviewWindow(counts, query);
  return {
    average: Math.round(averageRating({ rateSum, rateCount: count }) * 10) / 10,
    count,
    bars: allStars.map((stars) => {
      const row = byRate.get(stars);
      const times = row?.count ?? 0;
      return {
        stars,
        count: times,
        percent: Math.round((times * 100) / count),
        href: row && row.written > 0 ? hrefOf({ stars }) : null,
        isChosen: query.stars === stars,
      };
    }),
    // Within one rate every order is the same.
    sorts:
      query.stars === null && counts.reduce((sum, row) => sum + row.written, 0) > 1
        ? reviewSorts.map((sort) => ({ sort, href: hrefOf({ sort }), isChosen: sort === query.sort }))
        : [],
    only: query.stars === null ? null : { stars: query.stars, href: hrefOf({ stars: null }) },
    written: written.map((review) => reviewView(review, locale, relations)),
    pages: {
      page: window.page,
      total: window.pages,
      previous: window.previous === null ? null : hrefOf({ page: window.previous }),
      next: window.next === null ? null : hrefOf({ page: window.next }),
    },
  };
}
