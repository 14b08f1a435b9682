import type { Chosen } from "../chosen-line.ts";
import type { Locale } from "../languages.ts";

/**
 * follow: a vendor's new goods, at most once a day; stock: a product is back; price: it costs less. The last two are
 * sent once.
 */
export type AlertKind = "follow" | "stock" | "price";
export type ProductAlertKind = Exclude<AlertKind, "follow">;

export const alertLimit = 50;

export type AlertReader = { account: number } | { contact: string };

export function readerKey(reader: AlertReader): string {
  return "account" in reader ? `account:${reader.account}` : reader.contact;
}

export interface OwnAlert {
  id: number;
  kind: AlertKind;
  target: Chosen & { id: number; nameSlug: string | null; variantId: number };
  /** For price alerts only. */
  price: number | null;
  notifiedAt: number | null;
}

export interface AlertOfSecret {
  kind: AlertKind;
  target: Chosen;
  locale: Locale;
}
