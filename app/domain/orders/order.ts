import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import type { Canceller } from "./cancelled-goods.ts";
import type { ParcelState, PaymentKind, PaymentState } from "./order-states.ts";

/** An order and its current state; amounts in santim, times in UTC ms. */
export interface Order {
  /** Part of its page's address. */
  publicId: string;
  /** Ten digits, as stored. */
  number: string;
  /** false: the viewer opened it by number and phone, and did not place it. */
  isOwn: boolean;
  /** The viewer may review what was delivered: whoever placed it, or, for a guest's order, proved number and phone. */
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
  /** What cash in whole birr leaves out. */
  roundingTotal: number;
  total: number;
  /** The total that the shopper last saw before ordering. */
  shownTotal: number;
  placedAt: number;
  payment: OrderPayment;
  parcels: OrderParcel[];
  /** Money owed to the shopper or already refunded. */
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
  /** Totals of what stands: without goods that were cancelled by themselves. */
  goodsTotal: number;
  discountTotal: number;
  deliveryFee: number;
  rounding: number;
  total: number;
  promisedFrom: number;
  promisedUntil: number;
  state: ParcelState;
  reason: string;
  /** A provider took a message to the vendor, or the vendor opened its link (decision 45). */
  isVendorTold: boolean;
  /** Who cancelled it; null where it stands, or its payment never came. */
  cancelledBy: Canceller | null;
  /** Goods of it that were cancelled by themselves, oldest first. */
  cancelledGoods: CancelledGoods[];
  /** Each state it was in, oldest first. */
  events: { state: ParcelState; at: number }[];
  lines: OrderLine[];
}

/** Units of a line that were cancelled while the parcel stood; at in UTC ms. */
export interface CancelledGoods {
  /** Position of the line. */
  line: number;
  units: number;
  by: Canceller;
  reason: string;
  at: number;
}

/** Names, picture and price as ordered; slug as the product has it now. */
export interface OrderLine {
  /** In its parcel. */
  position: number;
  productId: number;
  variantId: number;
  name: string;
  nameAm: string | null;
  color: string | null;
  colorAm: string | null;
  size: string | null;
  /** As ordered. */
  quantity: number;
  /** Units of it that were cancelled by themselves. */
  cancelled: number;
  unitPrice: number;
  nameSlug: string;
  thumbnail: string;
}

const DAY = 86_400_000;

/** Days after delivery in which goods may be returned. */
export const returnDays = 14;

/** Until when (UTC ms) a return may be asked for; null when not delivered, or already asked for. */
export function returnUntil({ state, events }: Pick<OrderParcel, "state" | "events">): number | null {
  const delivered = events.find((event) => event.state === "delivered");
  return state === "delivered" && delivered ? delivered.at + returnDays * DAY : null;
}

/** Whether a parcel has been delivered, so that its goods may be reviewed. */
export function wasDelivered({ events }: Pick<OrderParcel, "events">): boolean {
  return events.some(({ state }) => state === "delivered");
}

/** Code points of a reason (security-and-faults.md 6: notes). */
export const reasonLimit = 500;
