import type { Locale } from "../../domain/viewer.ts";
import { limit, readTexts } from "../content/texts.server.ts";
import { selectProductTexts } from "../products/product-texts.server.ts";
import { shelves } from "../products/products.server.ts";
import { holidayQueries } from "./holidays.server.ts";
import { homeContentQueries } from "./home-content.server.ts";
import { nearYouQueries } from "./near-you.server.ts";

interface Wanted {
  locale: Locale;
  now: number;
  size: number;
  perPackage: number;
  city: string;
}

const CONTENT_MS = 250;

/** Reads home's content and sections in one query (specification 4.8); each promise rejects by itself. */
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
