import { batch } from "../batch.server.ts";
import { tripletCardLimit } from "../../domain/constants.ts";
import { contentLimits } from "../../domain/content/content-lists.ts";
import type { StoredTestimonial, StoredTile } from "../../domain/home/loaded-home.ts";
import { animationBit } from "../../domain/pictures/picture-address.ts";
import type { Translated } from "../../domain/translated.ts";
import { translated } from "../translated.server.ts";

/** Specification 3.4. */
export interface HomeContent {
  heroes: HeroImage[];
  triplets: LinkedImage[];
  banners: StoredBanner[];
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

export async function homeContent(db: D1Database) {
  type Rows = [HeroImage, LinkedImage, StoredBanner, StoredTile, StoredTestimonial];
  const [heroes, triplets, banners, tiles, testimonials] = await batch<Rows>(db, [
    db.prepare(HEROES),
    db.prepare(TRIPLETS),
    db.prepare(BANNERS),
    db.prepare(TILES),
    db.prepare(TESTIMONIALS),
  ]);
  return {
    heroes: heroes.results,
    triplets: triplets.results,
    banners: banners.results,
    tiles: tiles.results,
    testimonials: testimonials.results,
  };
}

const LINKED = `url, image, ${translated("title")}`;

const IS_ANIMATED = `CASE WHEN slot <> 'gif' THEN NULL WHEN image NOT GLOB '/media/v/*' THEN 1 ELSE EXISTS (
  SELECT 1 FROM picture k CROSS JOIN picture o ON o.hash = coalesce(k.twin_of, k.hash)
  WHERE k.hash = substr(banner.image, 10) AND k.state = 'here' AND o.files & ${animationBit}) END`;

const HEROES = `SELECT image, link, ${translated("headline")}, price FROM hero_image ORDER BY position, id LIMIT 12`;

/** At most three triplet cards (specification 5.9). */
const TRIPLETS = `SELECT ${LINKED} FROM triplet_card ORDER BY position, id LIMIT ${tripletCardLimit}`;

const BANNERS = `SELECT slot, ${LINKED}, ${IS_ANIMATED} AS isAnimated FROM banner ORDER BY slot, position, id LIMIT 100`;

const TILES = `SELECT panel, ${translated("title")}, query, price, image FROM promo_tile ORDER BY panel, position LIMIT 100`;

const TESTIMONIALS = `
  SELECT profile_picture AS profilePicture, poster, video_url AS videoUrl, length, ${translated("film")},
    ${translated("content")}, ${translated("name")}, ${translated("role")}
  FROM testimonial ORDER BY position LIMIT ${contentLimits.testimonials}`;
