import type { NameView } from "../display-name.ts";
import type { Translated } from "../translated.ts";

/** Specification 3.3. */
export interface MenuParent extends Translated<"name"> {
  id: number;
  slugName: string;
  icon: string | null;
  bannerImage: string | null;
  categorySet: MenuCategory[];
}

export interface MenuCategory extends Translated<"name"> {
  id: number;
  slugName: string;
  totalProducts: number;
  subcategorySet: MenuSubcategory[];
}

export interface MenuSubcategory extends Translated<"name"> {
  id: number;
  slugName: string;
  totalProducts: number;
}

export interface MenuEntry extends NameView {
  id: number;
  icon: string;
  href: string;
  /** null: a plain link without a mega-menu. */
  panel: { banner: string | null; groups: (NameView & { links: (NameView & { href: string })[] })[] } | null;
}
