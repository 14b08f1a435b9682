import { pageWindow } from "../../domain/listings/pagination.ts";
import { changedStore, isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import type { Store } from "./find-store.server.ts";

/** Page links: numbers for robots and jumps, keys for the next and the previous page where the order has them (settled.md 28). */
export function storePages(asked: StoreQuery, listing: Store["listing"]) {
  const { page, total, firstKey, lastKey } = listing ?? nothing;
  const window = pageWindow(page, total);
  const { previous, next } = window;
  const href = (change: Partial<StoreQuery>) => storeHref(changedStore(asked, change));
  return {
    window,
    hrefs: Object.fromEntries(
      window.items.flatMap((number) => (number === null ? [] : [[number, href({ page: number })]])),
    ),
    isFollowed: isWholeStore(asked),
    previous: previous === null ? null : href({ page: previous, before: previous === 1 ? null : firstKey }),
    next: next === null ? null : href({ page: next, after: lastKey }),
  };
}

const nothing = { page: 1, total: 0, firstKey: null, lastKey: null };
