const PUBLIC =
  /^\/(?:(?:shop\/sidebar|product\/default|vendor-store|pages|blog|blog\/classic|quick-view|catalogue)\/[^/]+|vendors|search\/suggestions|_root)?(?:\.data)?$/i;

/**
 * Public pages may come from a database replica that is seconds old (docs/decisions/0056); all others use the primary.
 */
export function mayReadNearby(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && PUBLIC.test(pathname);
}
