// `rate`: santim for a US dollar, a row of the table that owners set (settled.md 30).

/** Cents for a price in santim, rounded half up, at least 1. */
export function centsOf(santim: number, rate: number): number {
  return Math.max(1, Math.floor((200 * santim + rate) / (2 * rate)));
}

/** Santim for a price in cents, rounded half up. */
export function santimOf(cents: number, rate: number): number {
  return Math.floor((2 * cents * rate + 100) / 200);
}
