import { type DateView, daysView } from "../date-view.ts";
import type { Locale } from "../viewer.ts";
import type { OrderQuote } from "./order-quote.ts";

export function quotedDays({ parcels }: OrderQuote, locale: Locale): { from: DateView; until: DateView } | null {
  if (parcels.length === 0) return null;
  const first = Math.min(...parcels.map(({ promisedFrom }) => promisedFrom));
  return daysView(first, Math.max(...parcels.map(({ promisedUntil }) => promisedUntil)), locale);
}
