import type { HomeContent, bannerSlots } from "../../../domain/content/content-lists.ts";
import { electronicsTiles, shuffled } from "../../../domain/home/printed-home.ts";
import type { Locale } from "../../../domain/languages.ts";
import { linkedPicture } from "../home-content-view.ts";

export type OtherContentView = ReturnType<typeof otherContentView>;

const fixedBanners = 3;

/** Specification 2.6, 3.4; random (0 up to 1) orders the electronics tiles. */
export function otherContentView(content: HomeContent, locale: Locale, random: () => number) {
  const inSlot = (slot: (typeof bannerSlots)[number]) =>
    (content[`banners.${slot}`] ?? []).flatMap((banner) => linkedPicture(banner, locale));
  return {
    fixed: inSlot("fixed").slice(0, fixedBanners),
    specialOffer: inSlot("special-offer-vendor")[0] ?? null,
    shopNow: inSlot("shop-now")[0] ?? null,
    todaysDeals: inSlot("todays-deals"),
    /** Shuffled for each page. */
    electronics: shuffled(electronicsTiles, random),
  };
}
