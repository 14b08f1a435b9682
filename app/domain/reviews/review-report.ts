/** Why somebody reports a review; migration 0019 holds the same list. */
export const reportReasons = ["rude", "private", "advert", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Accounts whose reports hide a review until an operator looks; guests' reports only call the operator. */
export const reportsToHide = 5;
