import type { QuotedParcel } from "../cart/order-quote.ts";
import type { LegalFacts } from "../legal-facts.ts";
import type { Canceller } from "./cancelled-goods.ts";
import type { ParcelState, PaymentKind, PaymentState } from "./order-states.ts";
import type { Translated } from "../translated.ts";

/** Where to deliver, and the shopper's note for it. */
export type Recipient = Record<
  "name" | "phone" | "region" | "city" | "subCity" | "woreda" | "landmark" | "note",
  string
>;

export interface Order extends Recipient {
  publicId: string;
  /** Ten digits, as stored. */
  number: string;
  /** false: opened by number and phone. */
  isOwn: boolean;
  /** By the account that placed it or, for a guest's order, with number and phone. */
  mayReview: boolean;
  email: string | null;
  goodsTotal: number;
  discountTotal: number;
  deliveryTotal: number;
  roundingTotal: number;
  total: number;
  coupon: string | null;
  /** The total that the shopper last saw before ordering. */
  shownTotal: number;
  placedAt: number;
  payment: { kind: PaymentKind; state: PaymentState; amount: number; payBy: number | null };
  parcels: OrderParcel[];
  /** position: the wholly refunded parcel; null for other money. */
  refunds: { amount: number; isDone: boolean; position: number | null }[];
}

/** Totals without cancelled goods. */
export interface PricedParcel extends Omit<QuotedParcel, "vendor" | "lines" | "choices" | "toFree"> {
  position: number;
  state: ParcelState;
  reason: string;
}

export interface OrderParcel extends PricedParcel {
  vendor: Translated<"name"> & { id: number; city: string; phone: string | null };
  /** Its number at the carrier; "": none. */
  tracking: string;
  /** A provider took a message to the vendor, or the vendor opened its link (decision 45). */
  isVendorNotified: boolean;
  /** Reminded twice, and the shopper was offered to wait or cancel. */
  isSilent?: boolean;
  /** Past the promised day; the shopper has a message about it. */
  isLate?: boolean;
  cancelledBy: Canceller | null;
  cancelledGoods: CancelledGoods[];
  events: { state: ParcelState; at: number }[];
  lines: OrderLine[];
  /** null before it is paid. */
  receipt: Receipt | null;
}

/** Legal facts at the time of payment. */
export interface Receipt {
  paidAt: number;
  seller: LegalFacts;
  shop: LegalFacts;
}

/** Units of a line that were cancelled without their parcel. */
export interface CancelledGoods {
  line: number;
  units: number;
  by: Canceller;
  reason: string;
  at: number;
}

/** Names, picture and price as ordered, with the product's current slug. */
export interface OrderLine extends Translated<"name">, Translated<"color", string | null> {
  position: number;
  productId: number;
  variantId: number;
  size: string | null;
  quantity: number;
  cancelled: number;
  unitPrice: number;
  nameSlug: string;
  thumbnail: string;
}

const DAY = 86_400_000;

export const returnDays = 14;

/** null when not delivered, or a return was already requested. */
export function returnUntil({ state, events }: Pick<OrderParcel, "state" | "events">): number | null {
  const delivered = events.find((event) => event.state === "delivered");
  return state === "delivered" && delivered ? delivered.at + returnDays * DAY : null;
}

export function wasDelivered({ events }: Pick<OrderParcel, "events">): boolean {
  return events.some(({ state }) => state === "delivered");
}

/** Code points (security-and-faults.md 6: notes). */
export const reasonLimit = 500;
