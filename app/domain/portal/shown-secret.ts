const SHOWN_MS = 10 * 60_000;

/** Both in UTC ms. */
export function secretIsShown(madeAt: number, now: number): boolean {
  return now - madeAt < SHOWN_MS;
}
