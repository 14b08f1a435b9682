const CLOSED_DAYS = 366;
const DAY = 86_400_000;

export function closingProblem(until: number, now: number): string | null {
  if (until <= now) return "is over";
  return until < now + CLOSED_DAYS * DAY ? null : `more than ${CLOSED_DAYS} days away`;
}
