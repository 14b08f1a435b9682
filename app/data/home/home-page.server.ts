import type { Locale } from "../../domain/viewer.ts";
import { limit, readTexts } from "../content/texts.server.ts";
import { selectProductTexts } from "../products/product-texts.server.ts";
import { shelves } from "../products/products.server.ts";
import { holidayQuestions } from "./holidays.server.ts";
import { homeContentQuestions } from "./home-content.server.ts";
import { nearYouQuestions } from "./near-you.server.ts";

interface Wanted {
  /** Of the reader: names in the other language are read where these have none. */
  locale: Locale;
  /** UTC ms. */
  now: number;
  /** Of each list. */
  size: number;
  /** Of each holiday package. */
  perPackage: number;
  /** The delivery city. */
  city: string;
}

/** The frame of the page waits for what admins put there, and not for what is slow beside it. */
const CONTENT_MS = 250;

/**
 * What admins put on the home page (data/home/home-content) and its sections for everybody, in one question and in the order of
 * specification 4.8: each the texts of its lists (data/products/product-texts), read or absent by itself.
 */
export function readHome(db: D1Database, { locale, now, size, perPackage, city }: Wanted) {
  const [few, first] = [limit(size), limit(0)];
  const asked = {
    content: homeContentQuestions,
    newProducts: [{ sql: NEWEST[locale], values: [few, first] }],
    mostViewed: [{ sql: MOST_VIEWED[locale], values: [few] }],
    holidayPackages: holidayQuestions(perPackage, locale),
    specialPriced: [{ sql: SPECIAL_PRICED[locale], values: [now, few, first] }],
    specialOffer: [{ sql: SPECIAL_OFFERS[locale], values: [now, few] }],
    nearYou: nearYouQuestions(city, size, locale),
  };
  return readTexts(db, asked, { content: CONTENT_MS });
}

const NEWEST = selectProductTexts(shelves.newest);
const MOST_VIEWED = selectProductTexts(shelves.mostViewed);
const SPECIAL_PRICED = selectProductTexts(shelves.specialPriced);
const SPECIAL_OFFERS = selectProductTexts(shelves.specialOffers);
