/** Shares of a run's time. */
export const partShares = {
  ...{ fuzz: 4, faults: 4, model: 3, races: 3, isolation: 2, identity: 1, stored: 2, load: 2 },
  // Fifteen minutes with the same result every time, so only when named.
  mutants: 0,
} as const;

export type PartName = keyof typeof partShares;
