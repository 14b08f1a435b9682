const minute = 60;
const hour = 60 * minute;

/** How long a copy of the category tree may lie at the edge, in seconds: its version decides whether it is fresh. */
export const menuCopySeconds = 24 * hour;

/** How long robots may keep a file of the sitemap, in seconds; and how long one of this catalogue version lies at the edge. */
export const sitemapSeconds = hour;
export const sitemapCopySeconds = 24 * hour;

/** robots.txt, llms.txt, the manifest, security.txt: what changes with the build alone. */
export const machineTextSeconds = hour;

/** Pages of which whole copies are kept (settled.md 8). */
export type PageKind = "home" | "listing" | "content" | "product" | "vendor";

/**
 * How old a whole page may be, in seconds: as it is, and while a new one is composed behind the answer. What shows one
 * product's or one seller's numbers turns sooner. Never past a time that the page shows, never of an older catalogue.
 */
export const pageFreshness: Record<PageKind, { fresh: number; stale: number }> = {
  home: { fresh: minute, stale: 5 * minute },
  listing: { fresh: minute, stale: 5 * minute },
  content: { fresh: minute, stale: 5 * minute },
  product: { fresh: 15, stale: minute },
  vendor: { fresh: 15, stale: minute },
};

/** The last good copy, while the database is away (security-and-faults.md 9), in seconds. */
export const lastGoodPageSeconds = 24 * hour;

/** Whoever wrote what pages show meets no copy from before, in seconds: longer than the oldest that is handed out. */
export const wroteSeconds = 6 * minute + 30;
