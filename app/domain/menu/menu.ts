import { type NameView, displayName } from "../display-name.ts";
import type { CategoryName } from "../listings/category-target.ts";
import { cutLetters } from "../truncate.ts";
import { megaMenuCounts, truncation } from "../constants.ts";
import { httpsMedia } from "../safe-href.ts";
import { parentCategoryHref, subcategoryHref } from "../products/product-links.ts";
import type { Locale } from "../languages.ts";
import { menuParentSlugs } from "../menu-parents.ts";

/** Specification 3.3. */
export interface MenuParent extends CategoryName {
  icon: string | null;
  bannerImage: string | null;
  categorySet: MenuCategory[];
}

export interface MenuSubcategory extends CategoryName {
  totalProducts: number;
}

export interface MenuCategory extends MenuSubcategory {
  subcategorySet: MenuSubcategory[];
}

export interface MenuEntry extends NameView {
  id: number;
  icon: string;
  href: string;
  /** null: a plain link without a mega-menu. */
  panel: { banner: string | null; groups: (NameView & { links: (NameView & { href: string })[] })[] } | null;
}

const order: ReadonlyMap<string, number> = new Map(menuParentSlugs.map((slug, index) => [slug, index]));
const counts: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(megaMenuCounts));
const cutNames: ReadonlySet<string> = new Set(["electrical", "metallurgy"]);
const defaultIcon = "list";

/** Specification 2.7, 5.5, 9.6: only categories with products. */
export function menuView(parents: MenuParent[], locale: Locale): MenuEntry[] {
  return parents.toSorted((a, b) => position(a) - position(b)).map((parent) => menuEntry(parent, locale));
}

function menuEntry(parent: MenuParent, locale: Locale): MenuEntry {
  const shown = counts.get(parent.slugName);
  return {
    id: parent.id,
    ...parentName(parent, locale),
    icon: parent.icon?.trim() || defaultIcon,
    href: parentCategoryHref(parent.slugName),
    panel: shown
      ? { banner: httpsMedia(parent.bannerImage ?? "") || null, groups: menuGroups(parent, shown, locale) }
      : null,
  };
}

function parentName(parent: MenuParent, locale: Locale): NameView {
  const view = displayName(parent, locale);
  return cutNames.has(parent.slugName) ? { ...view, name: cutLetters(view.name, truncation.megaMenuName) } : view;
}

function menuGroups(parent: MenuParent, shown: readonly number[], locale: Locale) {
  return parent.categorySet
    .filter(hasProducts)
    .slice(0, shown.length)
    .map((category, index) => ({
      ...displayName(category, locale),
      links: category.subcategorySet
        .filter(hasProducts)
        .slice(0, shown[index])
        .map((subcategory) => ({
          ...displayName(subcategory, locale),
          href: subcategoryHref(categorySlug(parent, category), subcategory.slugName),
        })),
    }));
}

// as specified: in the Bags menu the category parameter carries the parent's slug (specification 2.7).
function categorySlug(parent: MenuParent, category: MenuCategory): string {
  return parent.slugName === "bags" ? parent.slugName : category.slugName;
}

function hasProducts({ totalProducts }: { totalProducts: number }): boolean {
  return totalProducts > 0;
}

function position(parent: MenuParent): number {
  return order.get(parent.slugName) ?? order.size;
}
