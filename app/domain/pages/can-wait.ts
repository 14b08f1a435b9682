const GOES_ON =
  /^\/+(?:shop\/(?:cart|checkout|guest-checkout)|orders|custom-orders|track|sign-in|register|reset|token-login)(?:[/.]|$)/i;

/**
 * Under overload only pages to look at wait: writes, and the way from the cart to a paid order, go on
 * (security-and-faults.md 2).
 */
export function canWait(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && !GOES_ON.test(pathname);
}
