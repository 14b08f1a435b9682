/** Migration 0019 has the same list. */
export const reportReasons = ["rude", "private", "advert", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Only accounts count; guests' reports notify the operator. */
export const reportsToHide = 5;
