import { averageRating } from "./rating.ts";
import type { Locale } from "./viewer.ts";

/** One shopper's words as they are stored; createdAt in UTC ms. */
interface Review {
  id: number;
  rate: number;
  author: string;
  content: string;
  contentLang: Locale;
  createdAt: number;
}

/** Rates of a product: the average with one decimal, how often each star was given, and the newest words. */
export interface ReviewsView {
  average: number;
  count: number;
  /** Five stars first; percent of all, whole. */
  bars: { stars: number; count: number; percent: number }[];
  newest: (Review & { lang?: Locale })[];
}

/**
 * Specification 5.1: what the review section prints; null without rates. `counts`: how often each rate (1 to 5) was given;
 * rates outside of that are left out.
 */
export function reviewsView(
  counts: readonly { rate: number; count: number }[],
  newest: readonly Review[],
  locale: Locale,
): ReviewsView | null {
  const given = new Map(counts.map(({ rate, count }) => [rate, count]));
  const stars = [5, 4, 3, 2, 1];
  const count = stars.reduce((sum, star) => sum + (given.get(star) ?? 0), 0);
  if (count === 0) return null;
  const rateSum = stars.reduce((sum, star) => sum + star * (given.get(star) ?? 0), 0);
  return {
    average: Math.round(averageRating({ rateSum, rateCount: count }) * 10) / 10,
    count,
    bars: stars.map((star) => {
      const times = given.get(star) ?? 0;
      return { stars: star, count: times, percent: Math.round((times * 100) / count) };
    }),
    newest: newest.map((review) => (review.contentLang === locale ? review : { ...review, lang: review.contentLang })),
  };
}
