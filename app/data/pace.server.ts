const LATELY = 8;

/** In ms: beyond this distance one larger call is better than two. */
export const FAR_MS = 50;

const answers: number[] = [];

export function noteAnswer(ms: number): void {
  answers.push(ms);
  if (answers.length > LATELY) answers.shift();
}

/** In ms: the fastest recent answer. Deadlines of statements must allow for it (settled.md 41). */
export function roundTrip(): number {
  return answers.length === 0 ? 0 : Math.min(...answers);
}
