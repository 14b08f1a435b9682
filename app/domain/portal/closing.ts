/** A year from now at most: who closes for longer leaves. */
const CLOSED_DAYS = 366;
const DAY = 86_400_000;

/** Why a store cannot be closed until then, or null; both in UTC ms. */
export function closingProblem(until: number, now: number): string | null {
  if (until <= now) return "is over";
  return until < now + CLOSED_DAYS * DAY ? null : `more than ${CLOSED_DAYS} days away`;
}
