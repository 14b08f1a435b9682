/** UTC ms of the years 2001 to 2286, as in JSON. */
const TIME = /\b\d{13}\b/g;

/** The next time in the JSON of rows, when a page made of them may change; Infinity without one. */
export function firstTimeAfter(text: string, now: number): number {
  let first = Infinity;
  for (const [digits] of text.matchAll(TIME)) {
    const time = Number(digits);
    if (time > now && time < first) first = time;
  }
  return first;
}
