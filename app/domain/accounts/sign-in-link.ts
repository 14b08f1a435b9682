/** Pages on the way in: who signs in there goes back to where they came from before. */
const onTheWay = /^\/(?:sign-in|register|reset|token-login|sign-out|refused)(?:[/.]|$)/;

/**
 * The address of sign-in that leads back to `path` (path and query of a page of ours) afterwards. Panels that lay over
 * the page (`modal`) are left behind; pages on the way in pass on where they were told to lead.
 */
export function signInHref(path: string): string {
  const [pathname = "/", ...rest] = path.split("?");
  const query = new URLSearchParams(rest.join("?"));
  if (onTheWay.test(pathname)) return withNext(query.get("next") ?? "/");
  query.delete("modal");
  return withNext([...query].length > 0 ? `${pathname}?${query.toString()}` : pathname);
}

function withNext(next: string): string {
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}
