const MAX_CLOSURE_DAYS = 366;
const DAY = 86_400_000;

/** The fault of the day until which a vendor's store is closed; in English, for programs. */
export function closureProblem(until: number, now: number): string | null {
  if (until <= now) return "is over";
  return until < now + MAX_CLOSURE_DAYS * DAY ? null : `more than ${MAX_CLOSURE_DAYS} days away`;
}
