/**
 * Most requests under way in one isolate: with more all of them would be late, with so many the last one still begins within
 * its three seconds (docs/decisions/0048).
 */
export const crowdDepth = 48;

let underWay = 0;

/** Counts a request as under way; call the result once its answer has begun. */
export function enterCrowd(): () => void {
  underWay += 1;
  return () => void (underWay -= 1);
}

/** Whether requests that can wait should: more are under way here than can be answered in time. */
export function isCrowded(): boolean {
  return underWay > crowdDepth;
}

/**
 * Most forms with files that are read at the same time: each may hold four photographs of 8 MB in the 128 MB of an isolate.
 */
const mostUploads = 2;

let uploads = 0;

/** Counts a form with files as under way; null if there is no room for another one. Call the result at its end. */
export function enterUpload(): (() => void) | null {
  if (uploads >= mostUploads) return null;
  uploads += 1;
  return () => void (uploads -= 1);
}
