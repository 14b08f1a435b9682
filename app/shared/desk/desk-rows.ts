export interface DeskRows<Row> {
  rows: readonly Row[];
  newest: string | null;
  older: string | null;
}

export const deskSize = 50;

/** `found` has one row more than `size` if older ones follow; `key` of the last row goes into the address as `by`. */
export function deskRows<Row>(
  url: URL,
  found: readonly Row[],
  by: "before" | "after",
  key: (row: Row) => string | number,
): DeskRows<Row> {
  const rows = found.slice(0, deskSize);
  return { rows, ...pageLinks(url, by, found.length > deskSize ? key(rows.at(-1)!) : null) };
}

export function pageLinks({ pathname, searchParams }: URL, by: "before" | "after", next: string | number | null) {
  const address = (key: string | number | null) => {
    const query = new URLSearchParams(searchParams);
    query.delete(by);
    if (key !== null) query.set(by, String(key));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return { newest: searchParams.has(by) ? address(null) : null, older: next === null ? null : address(next) };
}

/** null for anything but an id. */
export const typedId = (typed: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(typed ?? "") ? Number(typed) : null;

export const oneOf = <Value extends string>(values: readonly Value[], typed: string | null): Value | null =>
  values.find((value) => value === typed) ?? null;
