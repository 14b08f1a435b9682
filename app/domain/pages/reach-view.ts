import type { Locale } from "../viewer.ts";
import { hoursView } from "./opening-hours.ts";
import { contactWays, type ShopContact } from "./shop-contact.ts";

/** `ways` is empty where the desk has set none. */
export function reachView(contact: ShopContact, locale: Locale) {
  return { ways: contactWays(contact), hours: contact.hours.map((hours) => hoursView(hours, locale)) };
}

export type ReachView = ReturnType<typeof reachView>;
