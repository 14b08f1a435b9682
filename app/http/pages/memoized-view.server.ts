import type { Locale } from "../../domain/languages.ts";
import { LRUCache } from "lru-cache";
import { nextMidnight } from "../../domain/countdown.ts";
import { firstTimeAfter } from "../../domain/pages/times-in-text.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { menuView, type MenuEntry, type MenuParent } from "../../domain/menu/menu.ts";

export type Reader = Pick<Viewer, "locale" | "currency" | "now" | "signedIn">;

interface MemoizedView {
  view: object;
  /** UTC ms: in between, every rule about time gives the same result. */
  from: number;
  until: number;
}

/** Plain values for everybody (settled.md 8), by characters of keys: a view takes about twenty times its key's memory. */
const memoOf = (maxSize: number) =>
  new LRUCache<string, MemoizedView>({ maxSize, sizeCalculation: (_, key) => key.length });

/** Separate memos, because a walk through many products would push out the home page. */
const memos = { lists: memoOf(200_000), goods: memoOf(600_000) };

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
  const { locale, currency, now } = viewer;
  const key = [about, locale, currency, ...texts].join("\n\n");
  const known = memo.get(key);
  if (known && known.from <= now && now < known.until) return known.view as View;
  const view = make({ locale, currency, now, signedIn: false });
  const until = Math.min(nextMidnight(now), ...texts.map((text) => firstTimeAfter(text, now)));
  memo.set(key, { view, from: now, until });
  return view;
}

const views = new WeakMap<MenuParent[], Partial<Record<Locale, readonly MenuEntry[]>>>();

export function memoizedMenu(parents: MenuParent[], locale: Locale): readonly MenuEntry[] {
  const known = views.get(parents) ?? {};
  views.set(parents, known);
  return (known[locale] ??= menuView(parents, locale));
}
