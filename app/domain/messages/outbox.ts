import type { Locale } from "../languages.ts";

/** event: for a vendor's system. */
export type OutboxKind = "mail" | "sms" | "push" | "event";

export const openStates = ["dropped", "kept", "waiting"] as const;
export type OpenState = (typeof openStates)[number];

/** Longer than any retry, so no message is sent twice under its key. */
export const outboxDays = 30;

/** The key of a mail's subject or a push's title: a text that adds a sentence to another one has its title. */
export const titleOf = (text: string) => `${text.replace(/(?:Cash|Ends|Paid|Sent)$/, "")}Title`;

/** In the `messages` texts, beside their titles (`titleOf`). */
export type MessageText =
  | "newSignIn"
  | "loginLinkMade"
  | "passwordChanged"
  | "contactChanged"
  | "newsletterWelcome"
  | CodeText
  | OrderText
  | VendorText
  | AlertText
  | QuestionText;
type CodeText =
  | "registerCode"
  | "alreadyRegistered"
  | "resetCode"
  | "resetUnknown"
  | "contactCode"
  | "contactTaken"
  | "deskCode"
  | "orderCode";

/** Triggers write the rows (app/migrations/0009_order_steps.sql). */
type OrderText =
  | "orderPlaced"
  | "orderToPay"
  | "paymentReceived"
  | "paymentFailed"
  | "paymentExpired"
  | "phoneUnconfirmed"
  | "paymentLate"
  | "refundDone"
  | "parcelConfirmed"
  | "parcelPreparing"
  | "parcelOnTheWay"
  | "parcelDelivered"
  | "parcelCancelled"
  | "parcelCancelledPaid"
  | "parcelReturnAsked"
  | "parcelReturned"
  | "parcelReturnRefused"
  | "parcelPromised"
  | "sellerSilent"
  | "sellerSilentEnds"
  | "parcelLate"
  | "parcelLateSent"
  | "goodsCancelled"
  | "goodsCancelledPaid";
/** To a vendor: a changed contact, the outcome of its file, and of its parcels. */
type VendorText =
  | "vendorReach"
  | "vendorImport"
  | "vendorParcel"
  | "vendorParcelCash"
  | "vendorReminder"
  | "vendorLate"
  | "vendorCancelled"
  | "vendorReturn"
  | "vendorGoodsCancelled";

/** data/messages/send-alerts. */
type AlertText =
  | "alertWelcome"
  | "alertNews"
  | "alertStock"
  | "alertPrice"
  | "customOrderFound"
  | "customOrderNotFound";

/** Triggers write the rows. */
type QuestionText = "vendorQuestion" | "questionAnswered" | "shopAnswered";

type Values = Record<string, string | number>;

interface Text {
  locale: Locale;
  text: MessageText;
  values?: Values;
}

export interface LetterPayload extends Text {
  to: string;
}

/** To all browsers of an account, except the session that caused it. */
export interface PushPayload extends Text {
  account: number;
  exceptSession?: string;
  link?: string;
  only?: string[];
}

export type OutboxPayload = LetterPayload | PushPayload;

const MINUTE = 60_000;
export const mostTries = 6;

/** null when no tries are left or it expires before. */
export function nextTry(attempts: number, now: number, expiresAt: number): number | null {
  const dueAt = now + MINUTE * 4 ** (attempts - 1);
  return attempts < mostTries && dueAt < expiresAt ? dueAt : null;
}
