/** Answers looked back on. */
const LATELY = 8;

/** A database further away than this, in ms, is rather asked too much at once than twice: for all tiers of a search, for likely pages. */
export const FAR_MS = 50;

const answers: number[] = [];

/** Notes that the database took `ms` for an answer. */
export function noteAnswer(ms: number): void {
  answers.push(ms);
  if (answers.length > LATELY) answers.shift();
}

/**
 * The way to the database and back, in ms: the quickest of its last answers. Who does not want to wait for a slow statement
 * has to wait for the way all the same (settled.md 41).
 */
export function roundTrip(): number {
  return answers.length === 0 ? 0 : Math.min(...answers);
}
