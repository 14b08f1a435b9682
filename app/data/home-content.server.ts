import { tripletCards } from "../domain/constants.ts";

/** Specification 3.4, kept by the shop's own people: admin-managed pictures with their links. */
export interface HomeContent {
  heroes: HeroImage[];
  triplets: LinkedImage[];
  banners: (LinkedImage & { slot: string })[];
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

/** Hero slides, triplet cards (at most three, specification 5.9) and banners in their order, in one batch. */
export async function homeContent(db: D1Database): Promise<HomeContent> {
  const [heroes, triplets, banners] = await db.batch([
    db.prepare(HEROES),
    db.prepare(TRIPLETS).bind(tripletCards),
    db.prepare(BANNERS),
  ]);
  return {
    heroes: (heroes?.results ?? []) as HeroImage[],
    triplets: (triplets?.results ?? []) as LinkedImage[],
    banners: (banners?.results ?? []) as HomeContent["banners"],
  };
}

const HEROES = `
  SELECT image, link, headline, headline_am AS headlineAm, price FROM hero_image ORDER BY position, id LIMIT 12`;

const TRIPLETS = `SELECT url, image, title, title_am AS titleAm FROM triplet_card ORDER BY position, id LIMIT ?1`;

const BANNERS = `SELECT slot, url, image, title, title_am AS titleAm FROM banner ORDER BY slot, position, id LIMIT 100`;
