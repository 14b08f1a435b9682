const minute = 60;
const hour = 60 * minute;

/** How long a copy of the category tree may lie at the edge, in seconds: its version decides whether it is fresh. */
export const menuCopySeconds = 24 * hour;

/** How long robots may keep a file of the sitemap, in seconds; and how long one of this catalogue version lies at the edge. */
export const sitemapSeconds = hour;
export const sitemapCopySeconds = 24 * hour;

/** robots.txt, llms.txt, the manifest, security.txt: what changes with the build alone. */
export const machineTextSeconds = hour;
