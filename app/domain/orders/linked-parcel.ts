import type { Locale } from "../languages.ts";
import type { OrderLine, PricedParcel, Recipient } from "./order.ts";
import { undeliveredStates, type PaymentKind, type PaymentState } from "./order-states.ts";
import { mayMoveParcel } from "./parcel-moves.ts";
import type { Translated } from "../translated.ts";

/** For those who send a parcel. Lines without cancelled ones. */
export interface ParcelToSend extends PricedParcel, Recipient, Translated<"vendor"> {
  number: string;
  paymentKind: PaymentKind;
  paymentState: PaymentState;
  /** Why its vendor cannot deliver it. */
  refusal: string | null;
  lines: OrderLine[];
}

/** A parcel as its vendor's link displays it (decision 45). */
export interface LinkedParcel extends ParcelToSend {
  linkId: number;
  expiresAt: number;
  isOpened: 0 | 1;
  vendorId: number;
  vendorLocale: Locale;
  refusedAt: number | null;
}

/** `refused` is not a state: the desk decides about the parcel. */
export const vendorAnswers = ["confirmed", "onTheWay", "delivered", "refused", "returned", "returnRefused"] as const;
export type VendorAnswer = (typeof vendorAnswers)[number];

/** In other states a link names neither shopper, phone nor address. */
export function namesBuyer({ state }: Pick<LinkedParcel, "state">): boolean {
  return state === "returnAsked" || undeliveredStates.includes(state);
}

export function answersFor({ state, refusal }: Pick<LinkedParcel, "state" | "refusal">): VendorAnswer[] {
  return vendorAnswers.filter((answer) =>
    answer === "refused"
      ? refusal === null && undeliveredStates.includes(state)
      : mayMoveParcel("vendor", state, answer),
  );
}

export function needsReason(answer: VendorAnswer): boolean {
  return answer === "refused" || answer === "returnRefused";
}

/** 0 if the parcel is paid or over. */
export function cashToCollect({
  state,
  paymentKind,
  total,
}: Pick<ParcelToSend, "state" | "paymentKind" | "total">): number {
  return paymentKind === "cash" && undeliveredStates.includes(state) ? total : 0;
}
