import type { Chosen } from "../chosen-line.ts";
import type { Locale } from "../viewer.ts";

/**
 * follow: a vendor's new goods, at most once a day; stock: a product is back; price: it costs less. The last two are
 * sent once.
 */
export type AlertKind = "follow" | "stock" | "price";
export type ProductAlertKind = Exclude<AlertKind, "follow">;

/** Most alerts of one account or contact at a time. */
export const alertLimit = 50;

/** Recipient: an account, through its contact at that time, or a guest's contact in its stored form. */
export type AlertReader = { account: number } | { contact: string };

/** A recipient as stored. */
export function readerName(reader: AlertReader): string {
  return "account" in reader ? `account:${reader.account}` : reader.contact;
}

/** An entry of an account's list. */
export interface OwnAlert {
  id: number;
  kind: AlertKind;
  /** The vendor or the product. */
  target: Chosen & { id: number; nameSlug: string | null; variantId: number };
  /** Santim at the time of asking; for price alerts only. */
  price: number | null;
  /** UTC ms; null while it waits. */
  toldAt: number | null;
}

/** The alert that a message's link can end. */
export interface LeavableAlert {
  kind: AlertKind;
  target: Chosen;
  locale: Locale;
}
