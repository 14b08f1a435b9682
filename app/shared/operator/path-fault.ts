/** A fault of a file that was sent as JSON. */
export interface PathFault {
  /** Such as `coupons[3].lastDay`. */
  path: string;
  reason: string;
}
