/** What nobody could measure here: Cloudflare's limits as its pages say in November 2026, and guesses about its database. */
export const platform = {
  /** From a worker in Addis Ababa to the database: ms of a round trip. */
  distanceMs: 150,
  /** To the nearest replica. */
  replicaMs: 40,
  /** What the database's one thread spends on a call besides its statements. A guess. */
  callMs: 0.3,
  /** Bytes of one database. */
  databaseBytes: 10e9,
  /** Messages a second that one queue takes. */
  queuePerSecond: 5_000,
  /** The consumer of views (wrangler.toml). */
  views: { most: 100, waitMs: 5_000, atOnce: 1 },
  /** Dollars for a million writes of KV beyond the first. */
  kvWrites: 5,
  /** Dollars a month for each GB of D1 beyond five. */
  storedGb: 0.75,
} as const;

/** For how long a write holds up the next call, in ms, until it is kept in several places. A guess, on the careful side; see --commit. */
export const COMMIT_MS = 5;

/** How shoppers go about, as far as nobody knows it yet. */
export const habits = {
  /** The busiest second beside the month's mean. */
  peak: 4,
  /** Forms that put something into a cart, for each order. */
  addsOfAnOrder: 3,
  /** Of composed home, list and product pages: made for a copy, and so read from the primary; the others are of who is signed in. */
  madeForCopies: 0.25,
  /** Of the catalogue's work: what falls on the largest of twelve parents, where the n-th has 1/n^0.9 of the first. */
  largestParent: 1 / Array.from({ length: 12 }, (_, n) => 1 / (n + 1) ** 0.9).reduce((sum, share) => sum + share, 0),
  /** Orders with goods of two parents: a hold in each. */
  overTwoParents: 0.4,
} as const;
