const SHOWN_MS = 10 * 60_000;

export function secretIsShown(madeAt: number, now: number): boolean {
  return now - madeAt < SHOWN_MS;
}
