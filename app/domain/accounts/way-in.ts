/** What a shopper wants after signing in, as it travels through the pages on the way: unchecked text. */
export interface WayIn {
  /** Path to go back to; empty when there is none. */
  next: string;
  /** Sealed; empty when there is none. */
  intention: string;
}

/** Longest values that can be of any use (http/safe-path, domain/cart/intention). */
const limits = { next: 2048, intention: 1024 } as const;

/** Reads it from a query or from the fields of a form. */
export function readWayIn(from: { get: (name: string) => string | null | undefined }): WayIn {
  const read = (name: keyof WayIn) => {
    const text = from.get(name) ?? "";
    return text.length <= limits[name] ? text : "";
  };
  return { next: read("next"), intention: read("intention") };
}

/** The address of a page on the way in that passes it on. */
export function wayInHref(path: string, { next, intention }: WayIn): string {
  const query = new URLSearchParams();
  if (next !== "" && next !== "/") query.set("next", next);
  if (intention !== "") query.set("intention", intention);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
