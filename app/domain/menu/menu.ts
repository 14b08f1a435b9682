import type { NameView } from "../display-name.ts";

/** Specification 3.3. */
export interface MenuParent {
  id: number;
  slugName: string;
  name: string;
  nameAm: string;
  icon: string | null;
  bannerImage: string | null;
  categorySet: MenuCategory[];
}

export interface MenuCategory {
  id: number;
  slugName: string;
  name: string;
  nameAm: string | null;
  totalProducts: number;
  subcategorySet: MenuSubcategory[];
}

export interface MenuSubcategory {
  id: number;
  slugName: string;
  name: string;
  nameAm: string | null;
  totalProducts: number;
}

export interface MenuEntry extends NameView {
  id: number;
  icon: string;
  href: string;
  /** null: a plain link without a mega-menu. */
  panel: { banner: string | null; groups: (NameView & { links: (NameView & { href: string })[] })[] } | null;
}
