/** Cloudflare's limits in November 2026, and guesses about D1. */
export const platform = {
  /** ms of a round trip from Addis Ababa to the database. */
  distanceMs: 150,
  replicaMs: 40,
  /** ms of the database's thread per call besides its statements; a guess. */
  callMs: 0.3,
  databaseBytes: 10e9,
  queuePerSecond: 5_000,
  views: { most: 100, waitMs: 5_000, atOnce: 1 },
  /** Dollars for a million writes of KV beyond the first. */
  kvWrites: 5,
  /** Dollars a month for each GB of D1 beyond five. */
  storedGb: 0.75,
} as const;

/** ms for which a write blocks the next call until it is replicated; a careful guess, see --commit. */
export const COMMIT_MS = 5;

/** Assumptions about shoppers. */
export const habits = {
  /** The busiest second over the month's mean. */
  peak: 4,
  addsOfAnOrder: 3,
  /** Share of composed pages that fill the cache, and so read the primary; the others are of signed-in shoppers. */
  madeForCopies: 0.25,
  /** The largest of twelve parents with Zipf exponent 0.9. */
  largestParent: 1 / Array.from({ length: 12 }, (_, n) => 1 / (n + 1) ** 0.9).reduce((sum, share) => sum + share, 0),
  overTwoParents: 0.4,
} as const;
