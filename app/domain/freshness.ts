const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How old each answer may be, in seconds. `fresh`: served without a question; `stale`: served while a new copy is made;
 * `kept`: how long the copy lies in KV, where an hour-old answer is better than none (KV refuses less than 60).
 */
export const freshness = {
  menu: { fresh: 5 * minute, stale: day, kept: 7 * day },
  homeContent: { fresh: 5 * minute, stale: hour, kept: day },
  homeLists: { fresh: minute, stale: 10 * minute, kept: hour },
  page: { fresh: minute, stale: 5 * minute, kept: hour },
  listing: { fresh: minute, stale: 5 * minute, kept: hour },
  product: { fresh: minute, stale: 5 * minute, kept: hour },
  catalogueVersion: { fresh: 1, stale: 0, kept: minute },
  browserPage: { fresh: 10, stale: 0, kept: minute },
  guestCart: { fresh: 0, stale: 0, kept: 90 * day },
  sessionIdle: { fresh: 0, stale: 0, kept: 30 * day },
  sessionAbsolute: { fresh: 0, stale: 0, kept: 90 * day },
} as const;
