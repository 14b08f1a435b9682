/** The page a sign-in leads to and the intention it carries out, as unchecked text of an address or a form. */
export interface SignInTarget {
  next: string;
  intention: string;
}

const limits = { next: 2048, intention: 1024 } as const;

export function readSignInTarget(from: { get: (name: string) => string | null | undefined }): SignInTarget {
  const read = (name: keyof SignInTarget) => {
    const text = from.get(name) ?? "";
    return text.length <= limits[name] ? text : "";
  };
  return { next: read("next"), intention: read("intention") };
}

export function withSignInTarget(path: string, { next, intention }: SignInTarget): string {
  const query = new URLSearchParams();
  if (next !== "" && next !== "/") query.set("next", next);
  if (intention !== "") query.set("intention", intention);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

const signInPages = /^\/(?:sign-in|register|reset|token-login|sign-out|refused)(?:[/.]|$)/;

/** Drops an open dialog (`modal`); on pages of sign-in it passes their own `next` on. */
export function signInHref(path: string): string {
  const [pathname = "/", ...rest] = path.split("?");
  const query = new URLSearchParams(rest.join("?"));
  if (signInPages.test(pathname)) return withNext(query.get("next") ?? "/");
  query.delete("modal");
  return withNext([...query].length > 0 ? `${pathname}?${query.toString()}` : pathname);
}

function withNext(next: string): string {
  return next === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`;
}
