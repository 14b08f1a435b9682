import { listingPageSize, maximumPage } from "../constants.ts";

export type PageWindow = ReturnType<typeof pageWindow>;

/** Page numbers run to 500 (settled.md 28). */
export function pageWindow(page: number, total: number, { size = listingPageSize } = {}) {
  const pages = Math.min(maximumPage, Math.max(1, Math.ceil(total / size)));
  const current = Math.min(pages, Math.max(1, page));
  return {
    page: current,
    pages,
    previous: current > 1 ? current - 1 : null,
    next: current < pages ? current + 1 : null,
    /** First, last and the neighbours; null is a gap. */
    items: withGaps([1, current - 1, current, current + 1, pages].filter((number) => number >= 1 && number <= pages)),
    offset: (current - 1) * size,
    size,
  };
}

function withGaps(numbers: number[]): (number | null)[] {
  const items: (number | null)[] = [];
  let last = 0;
  for (const number of numbers) {
    if (number <= last) continue;
    // A single missing page takes no more room than a gap: print it.
    if (number === last + 2) items.push(last + 1);
    else if (number > last + 2) items.push(null);
    items.push(number);
    last = number;
  }
  return items;
}
