import { type ContentPath, listIn } from "../../domain/content/content-lists.ts";
import type { Locale } from "../../domain/languages.ts";
import type { PictureKind } from "../../domain/products/picture.ts";
import type { TextKey } from "../../i18n/translate.ts";

export interface PictureList {
  path: Exclude<ContentPath, "testimonials" | "holidayPackages" | "exhibitions" | "flashSales">;
  heading: TextKey;
  number?: number;
  kind: PictureKind;
}

/** Lists of home whose entries have a picture, in the order of the desk. */
export const pictureLists: readonly PictureList[] = [
  { path: "heroes", heading: "deskHome.listHeroes", kind: "hero" },
  { path: "tripletCards", heading: "deskHome.listTriplets", kind: "triplet" },
  { path: "banners.fixed", heading: "deskHome.listFixed", kind: "vendor" },
  { path: "banners.special-offer-vendor", heading: "deskHome.listVendor", kind: "vendor" },
  { path: "banners.shop-now", heading: "deskHome.listShopNow", kind: "vendor" },
  { path: "banners.todays-deals", heading: "otherHome.todaysDeals", kind: "vendor" },
  { path: "banners.gif", heading: "homePrinted.gifs", kind: "poster" },
  { path: "categoryBanners", heading: "deskHome.listCategories", kind: "menu" },
  { path: "promoTiles.smartErp", heading: "deskHome.listTiles", number: 1, kind: "thumb" },
  { path: "promoTiles.websiteBuilder", heading: "deskHome.listTiles", number: 2, kind: "thumb" },
  { path: "promoTiles.onDemandSoftware", heading: "deskHome.listTiles", number: 3, kind: "thumb" },
];

export interface PictureEntry {
  image: string;
  headline?: Record<Locale, string>;
  title?: Record<Locale, string>;
  category?: string;
}

export function entriesOf(content: Record<string, unknown>, { path }: PictureList) {
  return listIn(content, path) as readonly PictureEntry[];
}
