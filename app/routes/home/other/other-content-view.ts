import type { HomeContent } from "../../../data/home/home-content.server.ts";
import { type ElectronicsTile, electronicsTiles, shuffled } from "../../../domain/home/printed-home.ts";
import type { Locale } from "../../../domain/viewer.ts";
import { linkedPicture, type LinkedPictureView } from "../home-content-view.ts";

type ElectronicsKey = (typeof electronicsTiles)[number]["subcategory"];

export interface OtherContentView {
  fixed: LinkedPictureView[];
  specialOffer: LinkedPictureView | null;
  shopNow: LinkedPictureView | null;
  todaysDeals: LinkedPictureView[];
  /** Shuffled for each page. */
  electronics: ElectronicsTile<ElectronicsKey>[];
}

const fixedBanners = 3;

/** Specification 2.6, 3.4; random (0 up to 1) orders the electronics tiles. */
export function otherContentView({ banners }: HomeContent, locale: Locale, random: () => number): OtherContentView {
  const inSlot = (slot: string) =>
    banners.filter((banner) => banner.slot === slot).flatMap((banner) => linkedPicture(banner, locale));
  return {
    fixed: inSlot("fixed").slice(0, fixedBanners),
    specialOffer: inSlot("special-offer-vendor")[0] ?? null,
    shopNow: inSlot("shop-now")[0] ?? null,
    todaysDeals: inSlot("todays-deals"),
    electronics: shuffled(electronicsTiles, random),
  };
}
