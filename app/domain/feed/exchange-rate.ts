/** Birr per US dollar: the rate for products without a dollar price in their feed (settled.md 30). */
export const ETB_PER_USD = 155;

/** Cents for a price in santim at the configured rate, rounded half up, at least 1. */
export function centsOf(santim: number): number {
  return Math.max(1, Math.floor((2 * santim + ETB_PER_USD) / (2 * ETB_PER_USD)));
}

/** Santim for a price in cents at the configured rate. */
export function santimOf(cents: number): number {
  return cents * ETB_PER_USD;
}
