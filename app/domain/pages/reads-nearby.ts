/** Pages of the shop itself, in whatever form they are asked for: home, lists, products, stores, texts, and what they look up. */
const PUBLIC =
  /^\/(?:(?:shop\/sidebar|product\/default|vendor-store|pages|blog|blog\/classic|quick-view|catalogue)\/[^/]+|vendors|search\/suggestions|_root)?(?:\.data)?$/i;

/**
 * Whether a request may be answered with what a replica of the database knows, which may be seconds old (docs/decisions/0056): what
 * anybody may look at. Whatever writes, and carts, orders, accounts and the shop's own staff, ask the primary; so does what is not named.
 */
export function mayReadNearby(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && PUBLIC.test(pathname);
}
