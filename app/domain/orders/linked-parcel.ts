import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import type { Locale } from "../viewer.ts";
import type { OrderLine } from "./order.ts";
import type { ParcelState, PaymentKind, PaymentState } from "./order-states.ts";
import { mayMoveParcel } from "./parcel-moves.ts";

/** A parcel as its vendor's link shows it (decision 45); amounts in santim, times in UTC ms. */
export interface LinkedParcel {
  linkId: number;
  expiresAt: number;
  /** Somebody opened it before. */
  isOpened: boolean;
  /** Ten digits, as stored. */
  number: string;
  position: number;
  delivery: DeliveryKind;
  goodsTotal: number;
  discountTotal: number;
  deliveryFee: number;
  rounding: number;
  total: number;
  promisedFrom: number;
  promisedUntil: number;
  state: ParcelState;
  reason: string;
  payment: { kind: PaymentKind; state: PaymentState };
  vendor: { id: number; name: string; nameAm: string | null; locale: Locale };
  /** Who bought it, and where it goes; empty texts once the account was deleted and the order is over. */
  buyer: Record<"name" | "phone" | "region" | "city" | "subCity" | "woreda" | "landmark" | "note", string>;
  lines: OrderLine[];
  /** What the vendor said why it cannot deliver, until somebody moves the parcel. */
  refusal: { reason: string; at: number } | null;
}

/** What a vendor may say on the page of its link; `refused` is no state, the desk decides what becomes of it. */
export const vendorAnswers = ["confirmed", "onTheWay", "delivered", "refused", "returned", "returnRefused"] as const;
export type VendorAnswer = (typeof vendorAnswers)[number];

/** States in which a vendor has to do with the shopper: before and after them a link shows no name, phone or address. */
const underWay: ReadonlySet<ParcelState> = new Set(["placed", "confirmed", "preparing", "onTheWay", "returnAsked"]);

/** Whether the page of a link names the shopper. */
export function namesBuyer({ state }: Pick<LinkedParcel, "state">): boolean {
  return underWay.has(state);
}

/** States in which a vendor may say that it cannot deliver. */
export const refusableStates = [
  "placed",
  "confirmed",
  "preparing",
  "onTheWay",
] as const satisfies readonly ParcelState[];

/** The answers that the page of a link offers, in their order. */
export function answersFor({ state, refusal }: Pick<LinkedParcel, "state" | "refusal">): VendorAnswer[] {
  return vendorAnswers.filter((answer) =>
    answer === "refused"
      ? refusal === null && (refusableStates as readonly ParcelState[]).includes(state)
      : mayMoveParcel("vendor", state, answer),
  );
}

/** Whether an answer needs a reason that the shopper or the desk reads. */
export function needsReason(answer: VendorAnswer): boolean {
  return answer === "refused" || answer === "returnRefused";
}

interface CashParcel {
  state: ParcelState;
  payment: Pick<LinkedParcel["payment"], "kind">;
  /** Santim. */
  total: number;
}

/** Santim to take from the shopper with the goods; 0 where they are paid, or nothing is to be handed over any more. */
export function cashToCollect({ state, payment, total }: CashParcel): number {
  return payment.kind === "cash" && (refusableStates as readonly ParcelState[]).includes(state) ? total : 0;
}
