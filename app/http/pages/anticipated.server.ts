/** A prefetch must change nothing. */
export function isAnticipated(headers: Headers): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}
