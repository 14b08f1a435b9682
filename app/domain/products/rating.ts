type Rated = { rateSum: number; rateCount: number };

/** Specification 5.1: 0 without rates. */
export function averageRating({ rateSum, rateCount }: Rated): number {
  return rateCount > 0 ? rateSum / rateCount : 0;
}

/** null without rates, so that no reviews do not look like zero stars. */
export function ratingView(product: Rated): { average: number; count: number } | null {
  if (product.rateCount <= 0) return null;
  return { average: Math.round(averageRating(product) * 10) / 10, count: product.rateCount };
}

/** Specification 5.1: the width of the filled stars in percent. */
export function ratingBarWidth(average: number): number {
  return Math.min(100, Math.max(0, average * 20));
}
