import { homeContent } from "../../data/home/home-content.server.ts";
import { animationAddress } from "../../domain/pictures/picture-address.ts";
import { mediaOf } from "../../domain/pages/catalogue-json.ts";
import type { LinkedDraft, TestimonialDraft, TileDraft } from "../../domain/content/content-lists.ts";
import { type PromoPanelKey, promoPanels } from "../../domain/home/promo-panels.ts";
import { smallPicture } from "../../domain/products/picture.ts";
import { safeHref } from "../../domain/safe-href.ts";
import { testimonialKeys, testimonialMedia } from "../../domain/home/testimonials.ts";
import * as am from "../../i18n/am/index.ts";
import * as en from "../../i18n/en/index.ts";

/** Specification 7.2, 3.4. */
export async function homeContentJson(db: D1Database) {
  const content = await homeContent(db);
  const { heroes = [], tripletCards = [], "banners.gif": gifs = [], ...lists } = content;
  const banners = Object.entries(lists).filter(([list]) => list.startsWith("banners."));
  return {
    carousels: heroes.map(({ image, link }) => ({ url: link, image: mediaOf(image, "hero") })),
    tripletCards: tripletCards.map(linkJson),
    gifCards: gifs.map(({ isAnimated, ...card }) => {
      return { ...linkJson(card), moving: isAnimated ? animationAddress(card.image) : null };
    }),
    banners: banners.flatMap(([list, entries]) =>
      (entries as LinkedDraft[]).map((entry) => ({ slot: list.slice("banners.".length), ...linkJson(entry) })),
    ),
    promoPanels: Object.fromEntries(
      (Object.keys(promoPanels) as PromoPanelKey[]).map((panel) => {
        // Loaded tiles, else those of specification 9.7.
        return [panel, (content[`promoTiles.${panel}`] ?? ownTiles(panel)).map(tileJson)];
      }),
    ),
    testimonials: (content.testimonials ?? testimonialKeys.map(ownTestimonial)).map(testimonialJson),
  };
}

const linkJson = ({ url, image }: LinkedDraft) => ({ url, image: mediaOf(image, "triplet") });

function ownTiles(panel: PromoPanelKey): TileDraft[] {
  return promoPanels[panel].map(({ key, query, price, picture }) => {
    const text = key as keyof typeof en.promoPanels;
    return { title: { en: en.promoPanels[text], am: am.promoPanels[text] }, query, price, image: picture };
  });
}

function tileJson({ title, query, price, image }: TileDraft) {
  return { title: title.en, amharicTitle: title.am, query, price: price / 100, image: mediaOf(image, "card") };
}

type TestimonialFields = Pick<TestimonialDraft, "profilePicture" | "videoUrl" | "content" | "name" | "role">;

function ownTestimonial(key: (typeof testimonialKeys)[number]): TestimonialFields {
  const text = (field: `${typeof key}${"Content" | "Name" | "Role"}`) => {
    return { en: en.homePrinted[field], am: am.homePrinted[field] };
  };
  return {
    ...testimonialMedia[key],
    content: text(`${key}Content`),
    name: text(`${key}Name`),
    role: text(`${key}Role`),
  };
}

// as specified: `name` is the person and their role (3.4).
function testimonialJson({ profilePicture, videoUrl, content, name, role }: TestimonialFields, index: number) {
  return {
    id: index + 1,
    profilePicture: smallPicture(profilePicture),
    videoUrl: safeHref(videoUrl) ?? "",
    content: content.en,
    amharicContent: content.am,
    name: `${name.en}, ${role.en}`,
    amharicName: `${name.am}፣ ${role.am}`,
  };
}
