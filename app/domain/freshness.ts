const minute = 60;
const hour = 60 * minute;

/** Seconds; freshness is decided by its version. */
export const menuCopySeconds = 24 * hour;

export const sitemapSeconds = hour;
export const sitemapCopySeconds = 24 * hour;

/** Of the feed of goods for Google and Facebook. */
export const merchantFeedSeconds = 10 * minute;

export const machineTextSeconds = hour;

/** settled.md 8. */
export type CopiedPageKind = "home" | "listing" | "content" | "product" | "vendor";

/** Seconds: a `stale` copy is served while a new one is rendered. A copy never outlives a time printed on it. */
export const pageFreshness: Record<CopiedPageKind, { fresh: number; stale: number }> = {
  home: { fresh: minute, stale: 5 * minute },
  listing: { fresh: minute, stale: 5 * minute },
  content: { fresh: minute, stale: 5 * minute },
  product: { fresh: 15, stale: minute },
  vendor: { fresh: 15, stale: minute },
};

/** Seconds; served while the database is down (security-and-faults.md 9). */
export const lastGoodPageSeconds = 24 * hour;

/** Seconds without page copies after a visitor's write: longer than the oldest copy served. */
export const wroteSeconds = 6 * minute + 30;
