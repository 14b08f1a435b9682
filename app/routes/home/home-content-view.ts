import type { HomeContent, LinkedDraft, TestimonialDraft } from "../../domain/content/content-lists.ts";
import { displayText } from "../../domain/display-name.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { animationAddress } from "../../domain/pictures/picture-address.ts";
import { type PromoPanelKey, promoPanels } from "../../domain/home/promo-panels.ts";
import { type PrintedPicture, smallPicture } from "../../domain/products/picture.ts";
import { httpsMedia, safeHref } from "../../domain/safe-href.ts";
import type { Locale } from "../../domain/languages.ts";

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

export interface LoadedTile {
  title: NameView;
  query: string;
  price: number;
  picture: string;
}

export type TestimonialView = ReturnType<typeof testimonialView>[number];

export type HomeContentView = ReturnType<typeof homeContentView>;

/**
 * Specification 3.4; entries without a usable picture, film or link are left out. Loaded panels and testimonials replace
 * the specification's own (2.5, 9.7, 9.9).
 */
export function homeContentView(content: HomeContent, locale: Locale) {
  const { heroes = [], tripletCards = [], "banners.gif": gifs = [] } = content;
  const panels: Partial<Record<PromoPanelKey, LoadedTile[]>> = {};
  for (const panel of Object.keys(promoPanels) as PromoPanelKey[]) {
    const tiles = (content[`promoTiles.${panel}`] ?? []).flatMap(({ title, query, price, image }) => {
      const picture = httpsMedia(image);
      return picture === "" ? [] : [{ title: displayText(title, locale), query, price, picture }];
    });
    if (tiles.length > 0) panels[panel] = tiles;
  }
  const testimonials = (content.testimonials ?? []).flatMap((one) => testimonialView(one, locale));
  return {
    slides: heroes.flatMap(({ link, image, headline, price }): HeroSlideView[] =>
      linkedPicture({ url: link, image, title: headline }, locale).map((picture) => ({
        ...picture,
        price: price === null ? null : formatEtb(price),
      })),
    ),
    triplets: tripletCards.flatMap((card) => linkedPicture(card, locale)),
    // Pictures of other hosts have no still version here and would move at once.
    gifs: gifs
      .filter(({ image }) => image.startsWith("/"))
      .flatMap(({ isAnimated, ...card }): GifView[] => {
        const moving = isAnimated ? animationAddress(card.image) : null;
        return linkedPicture(card, locale).map((picture) => ({ ...picture, moving }));
      }),
    panels,
    testimonials: testimonials.length > 0 ? testimonials : null,
  };
}

export function linkedPicture({ url, image, title }: LinkedDraft, locale: Locale): LinkedPictureView[] {
  const href = safeHref(url);
  const src = httpsMedia(image);
  if (href === null || src === "") return [];
  return [{ href, image: src, ...displayText(title, locale) }];
}

function testimonialView(stored: TestimonialDraft, locale: Locale) {
  const { length } = stored;
  const [profilePicture, poster] = [smallPicture(stored.profilePicture), httpsMedia(stored.poster)];
  const videoUrl = safeHref(stored.videoUrl);
  if (profilePicture === "" || poster === "" || videoUrl === null) return [];
  const text = (field: "film" | "content" | "name" | "role") => displayText(stored[field], locale);
  return [
    {
      ...{ profilePicture, poster, videoUrl, length },
      film: text("film").name,
      content: text("content"),
      name: text("name"),
      role: text("role"),
    },
  ];
}
