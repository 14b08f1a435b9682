import type { Locale } from "../../domain/viewer.ts";
import { limit, readTexts } from "../content/texts.server.ts";
import { selectProductTexts } from "../products/product-texts.server.ts";
import { shelves } from "../products/products.server.ts";
import { holidayQueries } from "./holidays.server.ts";
import { homeContentQueries } from "./home-content.server.ts";
import { nearYouQueries } from "./near-you.server.ts";

interface Wanted {
  /** The viewer's; names in the other language are read where this one is missing. */
  locale: Locale;
  /** UTC ms. */
  now: number;
  /** Products of each list. */
  size: number;
  /** Products of each holiday package. */
  perPackage: number;
  /** The delivery city. */
  city: string;
}

/** The frame of the page needs the admins' content, and must not wait for slower lists beside it. */
const CONTENT_MS = 250;

/**
 * Reads what admins put on the home page (data/home/home-content) and its sections in one query, in the order of
 * specification 4.8. Each resolves to the texts of its lists (data/products/product-texts), or rejects by itself.
 */
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
