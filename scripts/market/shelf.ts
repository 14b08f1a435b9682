import type { KindKey } from "./kinds.ts";
import type { Shown } from "./scenes/objects.ts";
import { shownFor } from "./shown.ts";
import type { Words } from "./words.ts";

/** A good as it is sold in many shops; kinds.ts turns it into several products. Prices in whole birr. */
export interface Good extends Words {
  picture: Shown;
  low: number;
  high: number;
  brands?: readonly string[];
  kind?: KindKey;
  /** One sentence about this good alone. */
  note?: Words;
}

export interface ShelfSubcategory extends Words {
  slugName: string;
  kind: KindKey;
  goods: Good[];
}

export interface ShelfCategory extends Words {
  slugName: string;
  subcategories: ShelfSubcategory[];
}

/** icon is the name of a lucide symbol; bannerImage a stored URL. */
export interface ShelfParent extends Words {
  slugName: string;
  icon: string;
  bannerImage: string;
  categories: ShelfCategory[];
}

/** low is what the cheapest costs, high what the dearest of this good costs, both in birr. Throws for a good that shown/ does not have. */
export function good(
  en: string,
  am: string,
  low: number,
  high: number,
  more: Pick<Good, "brands" | "kind" | "note"> = {},
): Good {
  const picture = shownFor.get(en);
  if (!picture) throw new Error(`What shows "${en}"? Say it in scripts/market/shown/.`);
  return { en, am, picture, low, high, ...more };
}

export function subcategory(slugName: string, en: string, am: string, kind: KindKey, goods: Good[]): ShelfSubcategory {
  return { slugName, en, am, kind, goods };
}

export function category(slugName: string, en: string, am: string, subcategories: ShelfSubcategory[]): ShelfCategory {
  return { slugName, en, am, subcategories };
}

export function parent(
  slugName: string,
  en: string,
  am: string,
  icon: string,
  categories: ShelfCategory[],
): ShelfParent {
  return { slugName, en, am, icon, bannerImage: `/media/web-banner/menu-${slugName}.webp`, categories };
}
