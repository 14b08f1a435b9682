import { nextMidnight } from "../../domain/countdown.ts";
import { firstTimeAfter } from "../../domain/pages/times-in-text.ts";
import type { Viewer, Locale } from "../../domain/viewer.ts";
import { menuView, type MenuEntry, type MenuParent } from "../../domain/menu/menu.ts";

export type Reader = Pick<Viewer, "locale" | "currency" | "now" | "signedIn">;

interface MemoizedView {
  view: object;
  /** UTC ms: in between, every rule about time gives the same result. */
  from: number;
  until: number;
}

/** Plain values for everybody, least recently used first (settled.md 8). */
interface Memo {
  views: Map<string, MemoizedView>;
  /** In characters of keys; a view takes about twenty times the memory of its key. */
  size: number;
  limit: number;
}

const emptyMemo = (limit: number): Memo => ({ views: new Map(), size: 0, limit });

/** Separate memos, because a walk through many products would push out the home page. */
const memos = { lists: emptyMemo(200_000), goods: emptyMemo(600_000) };

/**
 * Cached until a time in the texts or midnight in Addis Ababa. The view is shared: never change it, and let `make`
 * depend on texts and reader only.
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

const views = new WeakMap<MenuParent[], Partial<Record<Locale, readonly MenuEntry[]>>>();

export function memoizedMenu(parents: MenuParent[], locale: Locale): readonly MenuEntry[] {
  const known = views.get(parents) ?? {};
  views.set(parents, known);
  return (known[locale] ??= menuView(parents, locale));
}
