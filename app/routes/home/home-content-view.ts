import type { HomeContent, HeroImage, LinkedImage, StoredBanner } from "../../data/home/home-content.server.ts";
import { contentLimits } from "../../domain/content/content-lists.ts";
import { displayName } from "../../domain/display-name.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { movingAddress } from "../../domain/pictures/picture-address.ts";
import type { PrintedPicture } from "../../domain/products/picture.ts";
import { httpsMedia, safeHref } from "../../domain/safe-href.ts";
import type { Locale } from "../../domain/viewer.ts";

/** A picture that is one link; name is its headline or title, "" where the shop's people wrote none. */
export interface LinkedPictureView extends NameView {
  href: string;
  image: string;
}

export interface HeroSlideView extends LinkedPictureView {
  price: string | null;
  /** The first one's picture for phones (data/products/printed-picture). */
  inPage?: PrintedPicture | null;
}

/** moving: the address of what moves, which nobody asks for before a press; null where nothing does. */
export interface GifView extends LinkedPictureView {
  moving: string | null;
}

export interface HomeContentView {
  slides: HeroSlideView[];
  triplets: LinkedPictureView[];
  gifs: GifView[];
}

/** Specification 3.4: what admins put on the home page, in one language; entries without a usable picture or link are left out. */
export function homeContentView({ heroes, triplets, banners }: HomeContent, locale: Locale): HomeContentView {
  return {
    slides: heroes.flatMap((hero) => heroSlide(hero, locale)),
    triplets: triplets.flatMap((card) => linkedPicture(card, locale)),
    gifs: banners.flatMap((banner) => (banner.slot === "gif" ? gif(banner, locale) : [])).slice(0, gifEntries),
  };
}

const gifEntries = contentLimits["banners.gif"];

/** A picture of another host is left out: without a still picture of the shop's own it would move by itself. */
function gif(banner: StoredBanner, locale: Locale): GifView[] {
  if (!banner.image.startsWith("/")) return [];
  const moving = banner.moves ? movingAddress(banner.image) : null;
  return linkedPicture(banner, locale).map((picture) => ({ ...picture, moving }));
}

function heroSlide({ image, link, headline, headlineAm, price }: HeroImage, locale: Locale): HeroSlideView[] {
  const linked = linkedPicture({ image, url: link, title: headline, titleAm: headlineAm }, locale);
  return linked.map((picture) => ({ ...picture, price: price === null ? null : formatEtb(price) }));
}

/** A picture that may be shown, or none where its address or link is not usable. */
export function linkedPicture({ image, url, title, titleAm }: LinkedImage, locale: Locale): LinkedPictureView[] {
  const href = safeHref(url);
  const src = httpsMedia(image);
  if (href === null || src === "") return [];
  return [{ href, image: src, ...displayName({ name: title, nameAm: titleAm }, locale) }];
}
