import type { Locale } from "../viewer.ts";

/** follow: a vendor's new goods, at most once a day; stock: a product is back; price: it costs less. The last two are told once. */
export type AlertKind = "follow" | "stock" | "price";
export type ProductAlertKind = Exclude<AlertKind, "follow">;

/** Alerts one account or contact may have at a time. */
export const alertLimit = 50;

/** Who is to be told: an account, at the contact it has that day, or the contact a guest left, in its stored form. */
export type AlertReader = { account: number } | { contact: string };

/** As the database names them. */
export function readerName(reader: AlertReader): string {
  return "account" in reader ? `account:${reader.account}` : reader.contact;
}

/** One line of an account's list. */
export interface OwnAlert {
  id: number;
  kind: AlertKind;
  /** Of the vendor, or of the product. */
  target: { id: number; name: string; nameAm: string | null; nameSlug: string | null };
  /** Santim when asked; for price alone. */
  price: number | null;
  /** UTC ms; null while it waits. */
  toldAt: number | null;
}

/** What a link in a message leads to. */
export interface LeavableAlert {
  kind: AlertKind;
  target: { name: string; nameAm: string | null };
  locale: Locale;
}
