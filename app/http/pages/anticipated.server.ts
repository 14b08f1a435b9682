/** Whether a browser fetches this page before anybody asked for it: such an answer changes nothing and uses nothing up. */
export function isAnticipated(headers: Headers): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}
