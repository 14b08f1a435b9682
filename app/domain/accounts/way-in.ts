/** What follows a sign-in, as the pages of sign-in hand it on: unchecked text. */
export interface WayIn {
  /** Path to return to; empty when there is none. */
  next: string;
  /** Signed and encoded; empty when there is none. */
  intention: string;
}

/** Longest usable values (http/safe-path, domain/cart/intention). */
const limits = { next: 2048, intention: 1024 } as const;

/** Reads it from a query or from the fields of a form. */
export function readWayIn(from: { get: (name: string) => string | null | undefined }): WayIn {
  const read = (name: keyof WayIn) => {
    const text = from.get(name) ?? "";
    return text.length <= limits[name] ? text : "";
  };
  return { next: read("next"), intention: read("intention") };
}

/** Address of a page of sign-in that hands it on. */
export function wayInHref(path: string, { next, intention }: WayIn): string {
  const query = new URLSearchParams();
  if (next !== "" && next !== "/") query.set("next", next);
  if (intention !== "") query.set("intention", intention);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
