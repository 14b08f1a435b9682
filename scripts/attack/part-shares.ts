/** Parts of the time of a run. */
export const partShares = {
  ...{ fuzz: 4, faults: 4, model: 3, races: 3, isolation: 2, identity: 1, stored: 2, load: 2 },
  // A quarter of an hour, and the same every time: only where it is named.
  mutants: 0,
} as const;

export type PartName = keyof typeof partShares;
