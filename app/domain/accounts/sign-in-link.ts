const wayInPages = /^\/(?:sign-in|register|reset|token-login|sign-out|refused)(?:[/.]|$)/;

/** Drops an open dialog (`modal`); pages of sign-in hand on their own `next`. */
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
