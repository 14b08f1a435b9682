/** Unchecked text. */
export interface WayIn {
  next: string;
  intention: string;
}

const limits = { next: 2048, intention: 1024 } as const;

export function readWayIn(from: { get: (name: string) => string | null | undefined }): WayIn {
  const read = (name: keyof WayIn) => {
    const text = from.get(name) ?? "";
    return text.length <= limits[name] ? text : "";
  };
  return { next: read("next"), intention: read("intention") };
}

export function wayInHref(path: string, { next, intention }: WayIn): string {
  const query = new URLSearchParams();
  if (next !== "" && next !== "/") query.set("next", next);
  if (intention !== "") query.set("intention", intention);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
