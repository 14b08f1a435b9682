import type { DeliveryKind, ParcelState, PaymentKind, PaymentState } from "./order-states.ts";

/** An order as it was placed and where it stands; amounts in santim, times in UTC ms. */
export interface Order {
  /** Stands in the address of its page. */
  publicId: string;
  /** Ten digits, as stored. */
  number: string;
  /** false: who looks proved number and phone, and did not place it. */
  isOwn: boolean;
  /** Who looks may review what was delivered: who placed it, and where that was a guest whoever proved number and phone. */
  mayReview: boolean;
  name: string;
  /** In its stored form. */
  phone: string;
  email: string | null;
  region: string;
  city: string;
  subCity: string;
  woreda: string;
  landmark: string;
  note: string;
  goodsTotal: number;
  discountTotal: number;
  deliveryTotal: number;
  total: number;
  /** What the shopper saw last before it was placed. */
  shownTotal: number;
  placedAt: number;
  payment: OrderPayment;
  parcels: OrderParcel[];
  /** Money that is or was given back. */
  refunds: { amount: number; isDone: boolean }[];
}

interface OrderPayment {
  kind: PaymentKind;
  state: PaymentState;
  amount: number;
  payBy: number | null;
}

export interface OrderParcel {
  position: number;
  vendor: { id: number; name: string; nameAm: string | null; city: string; phone: string | null };
  delivery: DeliveryKind;
  goodsTotal: number;
  discountTotal: number;
  deliveryFee: number;
  total: number;
  promisedFrom: number;
  promisedUntil: number;
  state: ParcelState;
  reason: string;
  /** Each state it was in, oldest first. */
  events: { state: ParcelState; at: number }[];
  lines: OrderLine[];
}

/** Names and price as they were when it was ordered; slug and picture as the product has them now. */
export interface OrderLine {
  productId: number;
  variantId: number;
  name: string;
  nameAm: string | null;
  color: string | null;
  colorAm: string | null;
  size: string | null;
  quantity: number;
  unitPrice: number;
  nameSlug: string;
  thumbnail: string;
}

const DAY = 86_400_000;

/** Days after delivery in which goods may come back. */
export const returnDays = 14;

/** Until when (UTC ms) a return may be asked for; null where it may not: not delivered, or asked for already. */
export function returnUntil({ state, events }: Pick<OrderParcel, "state" | "events">): number | null {
  const delivered = events.find((event) => event.state === "delivered");
  return state === "delivered" && delivered ? delivered.at + returnDays * DAY : null;
}

/** Whether a parcel is with its shopper, or was: then its goods may be reviewed. */
export function wasDelivered({ events }: Pick<OrderParcel, "events">): boolean {
  return events.some(({ state }) => state === "delivered");
}

/** Code points of a reason (security-and-faults.md 6: notes). */
export const reasonLimit = 500;
