const minute = 60;
const hour = 60 * minute;

/** How long a copy of the category tree may lie at the edge, in seconds: its version decides whether it is fresh. */
export const menuCopySeconds = 24 * hour;
