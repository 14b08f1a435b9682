export interface PathFault {
  path: string;
  reason: string;
}
