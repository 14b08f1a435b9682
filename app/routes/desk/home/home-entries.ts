import { bannerSlots, type ContentPath } from "../../../domain/content/content-lists.ts";
import { promoPanels } from "../../../domain/home/promo-panels.ts";
import type { PictureKind } from "../../../domain/products/picture.ts";
import type { TextKey } from "../../../i18n/translate.ts";

export interface PictureList {
  path: ContentPath;
  heading: TextKey;
  number?: number;
  kind: PictureKind;
}

const bannerHeadings = {
  fixed: "deskHome.listFixed",
  "special-offer-vendor": "deskHome.listVendor",
  "shop-now": "deskHome.listShopNow",
  "todays-deals": "deskHome.listDeals",
  gif: "deskHome.listGif",
} as const;

export const pictureLists: readonly PictureList[] = [
  { path: "heroes", heading: "deskHome.listHeroes", kind: "hero" },
  { path: "tripletCards", heading: "deskHome.listTriplets", kind: "triplet" },
  ...bannerSlots.map((slot) => ({
    path: `banners.${slot}` as const,
    heading: bannerHeadings[slot],
    kind: slot === "gif" ? ("poster" as const) : ("vendor" as const),
  })),
  { path: "categoryBanners", heading: "deskHome.listCategories", kind: "menu" },
  ...Object.keys(promoPanels).map((panel, index) => ({
    path: `promoTiles.${panel}` as ContentPath,
    heading: "deskHome.listTiles" as const,
    number: index + 1,
    kind: "thumb" as const,
  })),
];

export interface PictureEntry {
  image: string;
  headline?: { en: string; am: string };
  title?: { en: string; am: string };
  category?: string;
}

export function entriesOf(content: Record<string, unknown>, path: ContentPath): readonly PictureEntry[] {
  const [section, key] = path.split(".") as [string, string?];
  const found = content[section] as Record<string, unknown>;
  return (key === undefined ? found : found[key]) as unknown as readonly PictureEntry[];
}

export function withPicture(content: Record<string, unknown>, path: ContentPath, at: number, image: string): object {
  return fileWithList(
    path,
    entriesOf(content, path).map((entry, index) => (index === at ? { ...entry, image } : entry)),
  );
}

/** A content file with this list alone. */
export function fileWithList(path: ContentPath, list: readonly object[]): object {
  const [section, key] = path.split(".") as [string, string?];
  return { [section]: key === undefined ? list : { [key]: list } };
}
