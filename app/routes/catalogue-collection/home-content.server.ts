import { homeContent } from "../../data/home/home-content.server.ts";
import { animationAddress } from "../../domain/pictures/picture-address.ts";
import { mediaOf } from "../../domain/pages/catalogue-json.ts";
import type { StoredTestimonial, StoredTile } from "../../domain/home/loaded-home.ts";
import { type PromoPanelKey, promoPanels } from "../../domain/home/promo-panels.ts";
import { smallPicture } from "../../domain/products/picture.ts";
import { safeHref } from "../../domain/safe-href.ts";
import { testimonialKeys, testimonialMedia } from "../../domain/home/testimonials.ts";
import { am } from "../../i18n/am/index.ts";
import { en } from "../../i18n/en/index.ts";
import type { Translated } from "../../domain/translated.ts";

/** Specification 7.2, 3.4. */
export async function homeContentJson(db: D1Database) {
  const { heroes, triplets, banners, tiles, testimonials } = await homeContent(db);
  const [gifs, others] = [banners.filter(({ slot }) => slot === "gif"), banners.filter(({ slot }) => slot !== "gif")];
  return {
    carousels: heroes.map(({ image, link }) => ({ url: link, image: mediaOf(image, "hero") })),
    tripletCards: triplets.map(({ url, image }) => ({ url, image: mediaOf(image, "triplet") })),
    gifCards: gifs.map(({ url, image, isAnimated }) => {
      return { url, image: mediaOf(image, "triplet"), moving: isAnimated ? animationAddress(image) : null };
    }),
    banners: others.map(({ slot, url, image }) => ({ slot, url, image: mediaOf(image, "triplet") })),
    promoPanels: Object.fromEntries(
      (Object.keys(promoPanels) as PromoPanelKey[]).map((panel) => [panel, panelTiles(panel, tiles).map(tileJson)]),
    ),
    testimonials: (testimonials.length > 0 ? testimonials : testimonialKeys.map(ownTestimonial)).map(testimonialJson),
  };
}

/** Loaded tiles, else those of specification 9.7. */
function panelTiles(panel: PromoPanelKey, tiles: readonly StoredTile[]): Omit<StoredTile, "panel">[] {
  const loaded = tiles.filter((tile) => tile.panel === panel);
  if (loaded.length > 0) return loaded;
  return promoPanels[panel].map(({ key, query, price, picture }) => {
    const text = key as keyof typeof en.promoPanels;
    return { title: en.promoPanels[text], titleAm: am.promoPanels[text], query, price, image: picture };
  });
}

function tileJson({ title, titleAm, query, price, image }: Omit<StoredTile, "panel">) {
  return { title, amharicTitle: titleAm, query, price: price / 100, image: mediaOf(image, "card") };
}

type TestimonialFields = Pick<
  StoredTestimonial,
  "profilePicture" | "videoUrl" | "content" | "contentAm" | keyof Translated<"name"> | "role" | "roleAm"
>;

function ownTestimonial(key: (typeof testimonialKeys)[number]): TestimonialFields {
  const { profilePicture, videoUrl } = testimonialMedia[key];
  const [english, amharic] = [en.homePrinted, am.homePrinted];
  return {
    ...{ profilePicture, videoUrl },
    ...{ content: english[`${key}Content`], contentAm: amharic[`${key}Content`] },
    ...{ name: english[`${key}Name`], nameAm: amharic[`${key}Name`] },
    ...{ role: english[`${key}Role`], roleAm: amharic[`${key}Role`] },
  };
}

// as specified: `name` is the person and their role (3.4).
function testimonialJson(
  { profilePicture, videoUrl, content, contentAm, name, nameAm, role, roleAm }: TestimonialFields,
  index: number,
) {
  return {
    id: index + 1,
    profilePicture: smallPicture(profilePicture),
    videoUrl: safeHref(videoUrl) ?? "",
    content,
    amharicContent: contentAm,
    name: `${name}, ${role}`,
    amharicName: `${nameAm}፣ ${roleAm}`,
  };
}
