/** Pages of sign-in itself, which are never returned to. */
const wayInPages = /^\/(?:sign-in|register|reset|token-login|sign-out|refused)(?:[/.]|$)/;

/**
 * Address of the sign-in that returns to `path` (path and query of our page) afterwards. An open dialog (`modal`) is
 * dropped; pages of sign-in hand on their own `next`.
 */
export function signInHref(path: string): string {
  const [pathname = "/", ...rest] = path.split("?");
  const query = new URLSearchParams(rest.join("?"));
  if (wayInPages.test(pathname)) return withNext(query.get("next") ?? "/");
  query.delete("modal");
  return withNext([...query].length > 0 ? `${pathname}?${query.toString()}` : pathname);
}

function withNext(next: string): string {
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}
