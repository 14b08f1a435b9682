/** So many of the last answers count. */
const LATELY = 8;

/**
 * From this distance to the database, in ms, one larger call is better than two: all tiers of a search at once, likely pages
 * ahead.
 */
export const FAR_MS = 50;

const answers: number[] = [];

/** Notes that the database took `ms` for an answer. */
export function noteAnswer(ms: number): void {
  answers.push(ms);
  if (answers.length > LATELY) answers.shift();
}

/**
 * The round trip to the database, in ms: the quickest of its last answers. A deadline for a statement must allow for it
 * (settled.md 41).
 */
export function roundTrip(): number {
  return answers.length === 0 ? 0 : Math.min(...answers);
}
