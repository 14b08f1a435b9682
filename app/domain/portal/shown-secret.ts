/** How long the desk tells owners the secret of a new key, in ms. */
const SHOWN_MS = 10 * 60_000;

/** Whether the secret of a key made at `madeAt` is told at `now`; both in UTC ms. */
export function secretIsShown(madeAt: number, now: number): boolean {
  return now - madeAt < SHOWN_MS;
}
