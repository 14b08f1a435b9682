/** `npm run test:full` leaves nothing out; docs/working-locally.md says what `npm test` does. */
export const isFull = process.env.TEST_FULL === "1";

/** Of what is alike `npm test` takes one in `step`, beginning elsewhere at each `turn`: so many turns in a row have had all of it. */
export function shareOf<Item>(all: readonly Item[], step: number, turn = 0): Item[] {
  return isFull ? [...all] : all.filter((_, index) => (index + turn) % step === 0);
}
