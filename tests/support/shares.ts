/** docs/working-locally.md says what `npm test` leaves out. */
export const isFull = process.env.TEST_FULL === "1";

/** One in `step`, from another start at each `turn`. */
export function shareOf<Item>(all: readonly Item[], step: number, turn = 0): Item[] {
  return isFull ? [...all] : all.filter((_, index) => (index + turn) % step === 0);
}
