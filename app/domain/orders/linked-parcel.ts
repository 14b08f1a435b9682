import type { Locale } from "../languages.ts";
import type { OrderLine, PricedParcel, Recipient } from "./order.ts";
import { undeliveredStates, type ParcelState, type PaymentKind, type PaymentState } from "./order-states.ts";
import { mayMoveParcel } from "./parcel-moves.ts";
import type { Translated } from "../translated.ts";

/** A parcel as its vendor's link displays it (decision 45). */
export interface LinkedParcel extends PricedParcel {
  linkId: number;
  expiresAt: number;
  isOpened: boolean;
  number: string;
  payment: { kind: PaymentKind; state: PaymentState };
  vendor: Translated<"name"> & { id: number; locale: Locale };
  buyer: Recipient;
  lines: OrderLine[];
  refusal: { reason: string; at: number } | null;
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

interface CashParcel {
  state: ParcelState;
  payment: Pick<LinkedParcel["payment"], "kind">;
  total: number;
}

/** 0 if the parcel is paid or over. */
export function cashToCollect({ state, payment, total }: CashParcel): number {
  return payment.kind === "cash" && undeliveredStates.includes(state) ? total : 0;
}
