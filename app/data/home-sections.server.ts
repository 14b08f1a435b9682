import { holidayQuestions } from "./holidays.server.ts";
import { nearYouQuestions } from "./near-you.server.ts";
import { selectProductTexts } from "./product-texts.server.ts";
import { shelves } from "./products.server.ts";
import { readTexts } from "./texts.server.ts";

interface Wanted {
  /** UTC ms. */
  now: number;
  /** Of each list. */
  size: number;
  /** Of each holiday package. */
  perPackage: number;
  /** The delivery city. */
  city: string;
}

/**
 * The sections of the home page for everybody, in one question and in the order of specification 4.8: each the texts of
 * its lists (data/product-texts), read or absent by itself.
 */
export function readHomeSections(db: D1Database, { now, size, perPackage, city }: Wanted) {
  return readTexts(db, {
    newProducts: [{ sql: NEWEST, values: [size, 0] }],
    mostViewed: [{ sql: MOST_VIEWED, values: [size] }],
    holidayPackages: holidayQuestions(perPackage),
    specialPriced: [{ sql: SPECIAL_PRICED, values: [now, size, 0] }],
    specialOffer: [{ sql: SPECIAL_OFFERS, values: [now, size] }],
    nearYou: nearYouQuestions(city, size),
  });
}

const NEWEST = selectProductTexts(shelves.newest);
const MOST_VIEWED = selectProductTexts(shelves.mostViewed);
const SPECIAL_PRICED = selectProductTexts(shelves.specialPriced);
const SPECIAL_OFFERS = selectProductTexts(shelves.specialOffers);
