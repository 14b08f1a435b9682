import { tripletCards } from "../domain/constants.ts";
import { contentLimits } from "../domain/content-lists.ts";
import type { StoredTestimonial, StoredTile } from "../domain/loaded-home.ts";

/** Specification 3.4, kept by the shop's own people: admin-managed pictures with their links. */
export interface HomeContent {
  heroes: HeroImage[];
  triplets: LinkedImage[];
  banners: (LinkedImage & { slot: string })[];
}

/** The same with what is shown in place of the specification's own tiles and testimonials, where it was loaded. */
export interface StoredHome extends HomeContent {
  tiles: StoredTile[];
  testimonials: StoredTestimonial[];
}

/** price in santim, for slides that sell something. */
export interface HeroImage {
  image: string;
  link: string;
  headline: string;
  headlineAm: string | null;
  price: number | null;
}

export interface LinkedImage {
  url: string;
  image: string;
  title: string;
  titleAm: string | null;
}

/** Hero slides, triplet cards (at most three, specification 5.9), banners, tiles and testimonials in their order, in one batch. */
export async function homeContent(db: D1Database): Promise<StoredHome> {
  const [heroes, triplets, banners, tiles, testimonials] = await db.batch([
    db.prepare(HEROES),
    db.prepare(TRIPLETS).bind(tripletCards),
    db.prepare(BANNERS),
    db.prepare(TILES),
    db.prepare(TESTIMONIALS).bind(contentLimits.testimonials),
  ]);
  return {
    heroes: (heroes?.results ?? []) as HeroImage[],
    triplets: (triplets?.results ?? []) as LinkedImage[],
    banners: (banners?.results ?? []) as HomeContent["banners"],
    tiles: (tiles?.results ?? []) as StoredTile[],
    testimonials: (testimonials?.results ?? []) as StoredTestimonial[],
  };
}

const HEROES = `
  SELECT image, link, headline, headline_am AS headlineAm, price FROM hero_image ORDER BY position, id LIMIT 12`;

const TRIPLETS = `SELECT url, image, title, title_am AS titleAm FROM triplet_card ORDER BY position, id LIMIT ?1`;

const BANNERS = `SELECT slot, url, image, title, title_am AS titleAm FROM banner ORDER BY slot, position, id LIMIT 100`;

const TILES = `SELECT panel, title, title_am AS titleAm, query, price, image FROM promo_tile ORDER BY panel, position LIMIT 100`;

const TESTIMONIALS = `
  SELECT profile_picture AS profilePicture, poster, video_url AS videoUrl, length, film, film_am AS filmAm, content,
    content_am AS contentAm, name, name_am AS nameAm, role, role_am AS roleAm
  FROM testimonial ORDER BY position LIMIT ?1`;
