import { listingPageSize, maximumPage } from "../constants.ts";

export interface PageWindow {
  page: number;
  pages: number;
  previous: number | null;
  next: number | null;
  /** First, last and the neighbours; null is a gap. */
  items: (number | null)[];
  offset: number;
  size: number;
}

/** Page numbers run to 500 (settled.md 28). */
export function pageWindow(page: number, total: number, { size = listingPageSize } = {}): PageWindow {
  const pages = Math.min(maximumPage, Math.max(1, Math.ceil(total / size)));
  const current = Math.min(pages, Math.max(1, page));
  return {
    page: current,
    pages,
    previous: current > 1 ? current - 1 : null,
    next: current < pages ? current + 1 : null,
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
    // One missing page takes the room of its gap: print it.
    if (number === last + 2) items.push(last + 1);
    else if (number > last + 2) items.push(null);
    items.push(number);
    last = number;
  }
  return items;
}
