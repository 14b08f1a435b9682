/** A prefetch must change nothing. */
export function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}
