import { menuView } from "../../domain/menu/menu-view.ts";
import type { MenuEntry, MenuParent } from "../../domain/menu/menu.ts";
import type { Locale } from "../../domain/viewer.ts";

const views = new WeakMap<MenuParent[], Partial<Record<Locale, readonly MenuEntry[]>>>();

export function memoizedMenu(parents: MenuParent[], locale: Locale): readonly MenuEntry[] {
  const known = views.get(parents) ?? {};
  views.set(parents, known);
  return (known[locale] ??= menuView(parents, locale));
}
