type Rated = { rateSum: number; rateCount: number };

/** Specification 5.1: the sum of rates divided by their count, 0 without rates. */
export function averageRating({ rateSum, rateCount }: Rated): number {
  return rateCount > 0 ? rateSum / rateCount : 0;
}

/** Average with one decimal, and count; null without rates, so that no reviews are not shown as zero stars. */
export function ratingView(product: Rated): { average: number; count: number } | null {
  if (product.rateCount <= 0) return null;
  return { average: Math.round(averageRating(product) * 10) / 10, count: product.rateCount };
}

/** Specification 5.1: the width of the filled stars in percent: the average times 20, within 0 to 100. */
export function ratingBarWidth(average: number): number {
  return Math.min(100, Math.max(0, average * 20));
}
