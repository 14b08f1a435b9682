type Rated = { rateSum: number; rateCount: number };

/** Specification 5.1: the rates' sum divided by their count, 0 when there are none. */
export function averageRating({ rateSum, rateCount }: Rated): number {
  return rateCount > 0 ? rateSum / rateCount : 0;
}

/** Average with one decimal beside its count; null without rates, so that nobody reads "no reviews" as zero stars. */
export function ratingView(product: Rated): { average: number; count: number } | null {
  if (product.rateCount <= 0) return null;
  return { average: Math.round(averageRating(product) * 10) / 10, count: product.rateCount };
}

/** Specification 5.1: the width of the filled stars in percent, ratings times 20, within 0 to 100. */
export function ratingBarWidth(average: number): number {
  return Math.min(100, Math.max(0, average * 20));
}
