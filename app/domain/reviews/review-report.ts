/** Reasons for reporting a review; migration 0019 has the same list. */
export const reportReasons = ["rude", "private", "advert", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports of this many accounts hide a review until an operator decides; guests' reports only notify the operator. */
export const reportsToHide = 5;
