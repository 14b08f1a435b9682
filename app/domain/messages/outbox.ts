import type { Locale } from "../viewer.ts";

export type OutboxKind = "mail" | "sms" | "push";

/** Days after which a message and its address are removed: none is tried for so long, and none comes again under its key. */
export const outboxDays = 30;

/** Texts of the `messages` namespace; each has a `<text>Title` beside it: subject of a mail, title of a push. */
export type MessageText =
  | "newSignIn"
  | "passwordChanged"
  | "contactChanged"
  | "newsletterWelcome"
  | CodeText
  | OrderText
  | VendorText
  | AlertText;
/** What somebody is sent who asked for a code, by what it is for and whether the contact has an account. */
type CodeText = "registerCode" | "alreadyRegistered" | "resetCode" | "resetUnknown" | "contactCode" | "contactTaken";

/** What the shopper of an order is told; the rows are written by triggers (migration 0017). */
type OrderText =
  | "orderPlaced"
  | "orderToPay"
  | "paymentReceived"
  | "paymentFailed"
  | "paymentExpired"
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
  | "parcelReturnRefused";
/** What the vendor of a parcel is told, likewise. */
type VendorText = "vendorParcel" | "vendorParcelCash" | "vendorCancelled" | "vendorReturn";

/** What somebody waits for: a vendor's or a product's news (data/messages/send-alerts), an answer to a custom order (app/migrations/0008_orders.sql). */
type AlertText =
  "alertWelcome" | "alertNews" | "alertStock" | "alertPrice" | "customOrderFound" | "customOrderNotFound";

/** Words put into a text; money and times by their names (outbound/message). */
type Values = Record<string, string | number>;

interface Text {
  locale: Locale;
  text: MessageText;
  values?: Values;
}

/** A mail or an SMS: `to` is an e-mail address or a phone number in its stored form. */
export interface LetterPayload extends Text {
  to: string;
}

/** A push to the browsers of an account, but not to the session it was caused in. */
export interface PushPayload extends Text {
  account: number;
  exceptSession?: string;
  /** Page of ours that a press on it opens; `/` when absent. */
  link?: string;
  /** After a try that reached some: the tokens still to be told. */
  only?: string[];
}

export type OutboxPayload = LetterPayload | PushPayload;

const MINUTE = 60_000;
/** Tries of one message, the first included. */
export const mostTries = 6;

/** When a message that failed `attempts` times is due again (UTC ms), or null: no tries left, or nobody wants it by then. */
export function nextTry(attempts: number, now: number, expiresAt: number): number | null {
  const dueAt = now + MINUTE * 4 ** (attempts - 1);
  return attempts < mostTries && dueAt < expiresAt ? dueAt : null;
}
