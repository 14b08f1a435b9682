import type { HomeContent, HeroImage, LinkedImage } from "../../data/home/home-content.server.ts";
import { displayName } from "../../domain/display-name.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { httpsMedia, safeHref } from "../../domain/safe-href.ts";
import type { Locale } from "../../domain/viewer.ts";

/** A picture that is one link; name is its headline or title, "" where the shop's people wrote none. */
export interface LinkedPictureView extends NameView {
  href: string;
  image: string;
}

export interface HeroSlideView extends LinkedPictureView {
  price: string | null;
}

export interface HomeContentView {
  slides: HeroSlideView[];
  triplets: LinkedPictureView[];
}

/** Specification 3.4: what admins put on the home page, in one language; entries without a usable picture or link are left out. */
export function homeContentView({ heroes, triplets }: HomeContent, locale: Locale): HomeContentView {
  return {
    slides: heroes.flatMap((hero) => heroSlide(hero, locale)),
    triplets: triplets.flatMap((card) => linkedPicture(card, locale)),
  };
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
