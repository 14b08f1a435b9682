import { tripletCardLimit } from "../../domain/constants.ts";
import { contentLimits } from "../../domain/content/content-lists.ts";
import type { StoredTestimonial, StoredTile } from "../../domain/home/loaded-home.ts";
import { animationBit } from "../../domain/pictures/picture-address.ts";
import { limit, linesOf, readTexts, type TextQuery } from "../content/texts.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { translatedJson } from "../translated.server.ts";
import type { Locale } from "../../domain/languages.ts";
import { selectProductTexts } from "../products/product-texts.server.ts";
import { shelves } from "../products/products.server.ts";
import { holidayQueries } from "./holidays.server.ts";
import { nearYouQueries } from "./near-you.server.ts";

/** Specification 3.4. */
export interface HomeContent {
  heroes: HeroImage[];
  triplets: LinkedImage[];
  banners: StoredBanner[];
}

export interface StoredHome extends HomeContent {
  tiles: StoredTile[];
  testimonials: StoredTestimonial[];
}

export interface HeroImage extends Translated<"headline"> {
  image: string;
  link: string;
  price: number | null;
}

/** isAnimated: 1 for an animated entry (decision 67). */
export interface StoredBanner extends LinkedImage {
  slot: string;
  isAnimated?: number | null;
}

export interface LinkedImage extends Translated<"title"> {
  url: string;
  image: string;
}

export function readHomeContent(db: D1Database): Promise<string[]> {
  return readTexts(db, { content: homeContentQueries }).content;
}

export function homeContentOf(lists: readonly string[]): StoredHome {
  const [heroes, triplets, banners, tiles, testimonials] = lists.map((list) =>
    linesOf(list).map((text) => JSON.parse(text) as unknown),
  );
  return {
    heroes: heroes as HeroImage[],
    triplets: triplets as LinkedImage[],
    banners: banners as HomeContent["banners"],
    tiles: tiles as StoredTile[],
    testimonials: testimonials as StoredTestimonial[],
  };
}

export async function homeContent(db: D1Database): Promise<StoredHome> {
  return homeContentOf(await readHomeContent(db));
}

const LINKED = `'url', url, 'image', image, ${translatedJson("title")}`;

const IS_ANIMATED = `CASE WHEN slot <> 'gif' THEN NULL WHEN image NOT GLOB '/media/v/*' THEN 1 ELSE EXISTS (
  SELECT 1 FROM picture k CROSS JOIN picture o ON o.hash = coalesce(k.twin_of, k.hash)
  WHERE k.hash = substr(banner.image, 10) AND k.state = 'here' AND o.files & ${animationBit}) END`;

/** At most three triplet cards (specification 5.9). */
const homeContentQueries: TextQuery[] = [
  {
    sql: `SELECT json_object('image', image, 'link', link, ${translatedJson("headline")}, 'price', price)
      AS text FROM hero_image ORDER BY position, id LIMIT 12`,
    values: [],
  },
  {
    sql: `SELECT json_object(${LINKED}) AS text FROM triplet_card ORDER BY position, id LIMIT ?1`,
    values: [limit(tripletCardLimit)],
  },
  {
    sql: `SELECT json_object('slot', slot, ${LINKED}, 'isAnimated', ${IS_ANIMATED}) AS text FROM banner ORDER BY slot, position, id LIMIT 100`,
    values: [],
  },
  {
    sql: `SELECT json_object('panel', panel, ${translatedJson("title")}, 'query', query, 'price', price,
        'image', image) AS text
      FROM promo_tile ORDER BY panel, position LIMIT 100`,
    values: [],
  },
  {
    sql: `SELECT json_object('profilePicture', profile_picture, 'poster', poster, 'videoUrl', video_url, 'length', length,
        ${translatedJson("film")}, ${translatedJson("content")}, ${translatedJson("name")},
        ${translatedJson("role")}) AS text
      FROM testimonial ORDER BY position LIMIT ?1`,
    values: [limit(contentLimits.testimonials)],
  },
];

interface Wanted {
  locale: Locale;
  now: number;
  size: number;
  perPackage: number;
  city: string;
}

const CONTENT_MS = 250;

/** One query for home's content and sections (specification 4.8); each promise rejects independently. */
export function readHome(db: D1Database, { locale, now, size, perPackage, city }: Wanted) {
  const [few, first] = [limit(size), limit(0)];
  const wanted = {
    content: homeContentQueries,
    newProducts: [{ sql: NEWEST[locale], values: [few, first] }],
    mostViewed: [{ sql: MOST_VIEWED[locale], values: [few] }],
    holidayPackages: holidayQueries(perPackage, locale),
    specialPriced: [{ sql: SPECIAL_PRICED[locale], values: [now, few, first] }],
    specialOffer: [{ sql: SPECIAL_OFFERS[locale], values: [now, few] }],
    nearYou: nearYouQueries(city, size, locale),
  };
  return readTexts(db, wanted, { content: CONTENT_MS });
}

const NEWEST = selectProductTexts(shelves.newest);
const MOST_VIEWED = selectProductTexts(shelves.mostViewed);
const SPECIAL_PRICED = selectProductTexts(shelves.specialPriced);
const SPECIAL_OFFERS = selectProductTexts(shelves.specialOffers);
