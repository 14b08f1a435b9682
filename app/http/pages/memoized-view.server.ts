import { nextMidnight } from "../../domain/countdown.ts";
import { firstTimeAfter } from "../../domain/pages/times-in-text.ts";
import type { Viewer } from "../../domain/viewer.ts";

/** The properties of a viewer that shared views may depend on. */
export type Reader = Pick<Viewer, "locale" | "currency" | "now" | "signedIn">;

interface MemoizedView {
  view: object;
  /** UTC ms: between `from` and `until` every rule that depends on the time gives the same result. */
  from: number;
  until: number;
}

/** Plain values for everybody, least recently used first (settled.md 8). */
interface Memo {
  views: Map<string, MemoizedView>;
  /** Characters of all its keys, and their limit. A view takes about twenty times the memory of its key. */
  size: number;
  limit: number;
}

const emptyMemo = (limit: number): Memo => ({ views: new Map(), size: 0, limit });

/**
 * Lists that everybody sees have a memo of their own: a visitor who walks through a large shop requests other products on
 * every page, and those would push out the home page.
 */
const memos = { lists: emptyMemo(200_000), goods: emptyMemo(600_000) };

/**
 * The view that `make` makes of texts from the database. It is made once for the same texts, language and currency, and again
 * after a time that the texts name, or after midnight in Addis Ababa. `about` names what is made; `isOfGoods`: products or
 * numbers that few other pages show. The view is shared: nobody may change it, and `make` may depend on nothing but the texts
 * and the reader.
 */
export function memoizedView<View extends object>(
  about: string,
  texts: readonly string[],
  viewer: Viewer,
  make: (reader: Reader) => View,
  { isOfGoods = false } = {},
): View {
  const memo = isOfGoods ? memos.goods : memos.lists;
  const { views } = memo;
  const { locale, currency, now } = viewer;
  const key = [about, locale, currency, ...texts].join("\n\n");
  const known = views.get(key);
  if (known) views.delete(key);
  if (known && known.from <= now && now < known.until) {
    views.set(key, known);
    return known.view as View;
  }
  if (known) memo.size -= key.length;
  const view = make({ locale, currency, now, signedIn: false });
  views.set(key, {
    view,
    from: now,
    until: Math.min(nextMidnight(now), ...texts.map((text) => firstTimeAfter(text, now))),
  });
  memo.size += key.length;
  for (const oldest of views.keys()) {
    if (memo.size <= memo.limit) break;
    views.delete(oldest);
    memo.size -= oldest.length;
  }
  return view;
}
