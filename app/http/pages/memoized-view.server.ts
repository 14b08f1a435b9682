import { nextMidnight } from "../../domain/countdown.ts";
import { firstTimeAfter } from "../../domain/pages/times-in-text.ts";
import type { Viewer } from "../../domain/viewer.ts";

/** Who reads, without anything of their own. */
export type Reader = Pick<Viewer, "locale" | "currency" | "now" | "signedIn">;

interface MemoizedView {
  view: object;
  /** UTC ms: between the two, every rule that depends on the time says the same. */
  from: number;
  until: number;
}

/** Plain values for everybody, oldest use first (settled.md 8). */
interface Memo {
  views: Map<string, MemoizedView>;
  /** Characters of all its keys, and the limit for them. A view takes about twenty times the room of its key. */
  size: number;
  limit: number;
}

const emptyMemo = (limit: number): Memo => ({ views: new Map(), size: 0, limit });

/**
 * Lists that everybody is shown have a memo of their own: whoever walks through a large shop asks for other goods on every
 * page, and those would push out the home page.
 */
const memos = { lists: emptyMemo(200_000), goods: emptyMemo(600_000) };

/**
 * What `make` makes of texts from the database. It is made once for all who are given the same texts in the same language
 * and currency, and again after a time that the texts name, or after midnight in Addis Ababa. `about` names what is made;
 * `isOfGoods`: products or numbers that few other pages show. The view is shared: nobody may change it, and `make` may know
 * nothing but the texts and the reader.
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
