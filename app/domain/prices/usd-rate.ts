// `rate`: santim for a US dollar (settled.md 30).

/** Rounded half up, at least 1. */
export function centsOf(santim: number, rate: number): number {
  return Math.max(1, Math.floor((200 * santim + rate) / (2 * rate)));
}

/** Rounded half up. */
export function santimOf(cents: number, rate: number): number {
  return Math.floor((2 * cents * rate + 100) / 200);
}
