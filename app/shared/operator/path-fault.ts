export interface PathFault {
  /** Such as `coupons[3].lastDay`. */
  path: string;
  reason: string;
}
