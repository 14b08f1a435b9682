const minute = 60;
const hour = 60 * minute;

/** Edge copy of the category tree, in seconds; its version says whether it is fresh. */
export const menuCopySeconds = 24 * hour;

/** How long robots may cache a sitemap file, in seconds; and how long the edge copies one of this catalogue version. */
export const sitemapSeconds = hour;
export const sitemapCopySeconds = 24 * hour;

/** robots.txt, llms.txt and the manifest, which change with the build only, and security.txt. */
export const machineTextSeconds = hour;

/** Pages that are copied whole (settled.md 8). */
export type CopiedPageKind = "home" | "listing" | "content" | "product" | "vendor";

/**
 * Age of a page copy in seconds: `fresh` is served as it is, `stale` while a new one is rendered behind the answer.
 * Pages with one product's or vendor's numbers expire sooner. No copy outlives a time printed on it; one of another catalogue
 * version is stale at once.
 */
export const pageFreshness: Record<CopiedPageKind, { fresh: number; stale: number }> = {
  home: { fresh: minute, stale: 5 * minute },
  listing: { fresh: minute, stale: 5 * minute },
  content: { fresh: minute, stale: 5 * minute },
  product: { fresh: 15, stale: minute },
  vendor: { fresh: 15, stale: minute },
};

/** Age in seconds of the last good copy, served while the database is down (security-and-faults.md 9). */
export const lastGoodPageSeconds = 24 * hour;

/**
 * Seconds without page copies for a visitor who wrote something that pages show: longer than the oldest copy served.
 */
export const wroteSeconds = 6 * minute + 30;
