import { displayName } from "../display-name.ts";
import type { NameView } from "../display-name.ts";
import { smallPicture } from "../products/picture.ts";
import { httpsMedia, safeHref } from "../safe-href.ts";
import type { Locale } from "../languages.ts";
import type { PromoPanelKey } from "./promo-panels.ts";
import { type Translated, translationsOf } from "../translated.ts";

export interface StoredTile extends Translated<"title"> {
  panel: PromoPanelKey;
  query: string;
  price: number;
  image: string;
}

export interface StoredTestimonial extends Translated<"film" | "content" | "name" | "role"> {
  profilePicture: string;
  poster: string;
  videoUrl: string;
  length: string | null;
}

export interface LoadedTile {
  title: NameView;
  query: string;
  price: number;
  picture: string;
}

export type TestimonialView = ReturnType<typeof testimonialView>[number];

/** Content that operators loaded; it replaces the specification's own (2.5, 9.7, 9.9). */
export interface LoadedHome {
  panels: Partial<Record<PromoPanelKey, LoadedTile[]>>;
  testimonials: TestimonialView[] | null;
}

/** Entries without a usable picture or film are left out. */
export function loadedHome(
  { tiles, testimonials }: { tiles: readonly StoredTile[]; testimonials: readonly StoredTestimonial[] },
  locale: Locale,
): LoadedHome {
  const panels: LoadedHome["panels"] = {};
  for (const tile of tiles) {
    const { panel, query, price, image } = tile;
    const picture = httpsMedia(image);
    if (picture === "") continue;
    (panels[panel] ??= []).push({
      title: displayName(translationsOf(tile, "title"), locale),
      query,
      price,
      picture,
    });
  }
  const views = testimonials.flatMap((one) => testimonialView(one, locale));
  return { panels, testimonials: views.length > 0 ? views : null };
}

function testimonialView(stored: StoredTestimonial, locale: Locale) {
  const { length } = stored;
  const [profilePicture, poster] = [smallPicture(stored.profilePicture), httpsMedia(stored.poster)];
  const videoUrl = safeHref(stored.videoUrl);
  if (profilePicture === "" || poster === "" || videoUrl === null) return [];
  const text = (field: "film" | "content" | "name" | "role") => displayName(translationsOf(stored, field), locale);
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
