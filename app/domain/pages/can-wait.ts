/** Where somebody is buying or signing in. */
const GOES_ON =
  /^\/+(?:shop\/(?:cart|checkout|guest-checkout)|orders|custom-orders|track|sign-in|register|reset|token-login)(?:[/.]|$)/i;

/**
 * Whether a request can wait when more come than the shop can answer: pages to look at can, in whatever form; what writes,
 * and the way from the cart to a paid order, go on (security-and-faults.md 2).
 */
export function canWait(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && !GOES_ON.test(pathname);
}
