import type { HomeContent, HeroImage, LinkedImage, StoredBanner } from "../../data/home/home-content.server.ts";
import { contentLimits } from "../../domain/content/content-lists.ts";
import { displayName } from "../../domain/display-name.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { animationAddress } from "../../domain/pictures/picture-address.ts";
import type { PrintedPicture } from "../../domain/products/picture.ts";
import { httpsMedia, safeHref } from "../../domain/safe-href.ts";
import type { Locale } from "../../domain/languages.ts";
import { translationsOf } from "../../domain/translated.ts";

/** name is "" where operators wrote none. */
export interface LinkedPictureView extends NameView {
  href: string;
  image: string;
}

export interface HeroSlideView extends LinkedPictureView {
  price: string | null;
  inPage?: PrintedPicture | null;
}

export interface GifView extends LinkedPictureView {
  moving: string | null;
}

export type HomeContentView = ReturnType<typeof homeContentView>;

/** Specification 3.4; entries without a usable picture or link are left out. */
export function homeContentView({ heroes, triplets, banners }: HomeContent, locale: Locale) {
  return {
    slides: heroes.flatMap((hero) => heroSlide(hero, locale)),
    triplets: triplets.flatMap((card) => linkedPicture(card, locale)),
    gifs: banners.flatMap((banner) => (banner.slot === "gif" ? gif(banner, locale) : [])).slice(0, gifEntries),
  };
}

const gifEntries = contentLimits["banners.gif"];

/** Pictures of other hosts have no still version here and would move at once. */
function gif(banner: StoredBanner, locale: Locale): GifView[] {
  if (!banner.image.startsWith("/")) return [];
  const moving = banner.isAnimated ? animationAddress(banner.image) : null;
  return linkedPicture(banner, locale).map((picture) => ({ ...picture, moving }));
}

function heroSlide(hero: HeroImage, locale: Locale): HeroSlideView[] {
  const { image, link, price } = hero;
  const linked = linkedPicture({ image, url: link, ...translationsOf(hero, "headline", "title") }, locale);
  return linked.map((picture) => ({ ...picture, price: price === null ? null : formatEtb(price) }));
}

export function linkedPicture(linked: LinkedImage, locale: Locale): LinkedPictureView[] {
  const { image, url } = linked;
  const href = safeHref(url);
  const src = httpsMedia(image);
  if (href === null || src === "") return [];
  return [{ href, image: src, ...displayName(translationsOf(linked, "title"), locale) }];
}
