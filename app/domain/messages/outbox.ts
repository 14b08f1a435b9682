import type { Locale } from "../viewer.ts";

/** event: for a vendor's system; the others are for people. */
export type OutboxKind = "mail" | "sms" | "push" | "event";

/** States of messages that a person may have to look after: given up, kept here for want of a provider, on their way. */
export const openStates = ["dropped", "kept", "waiting"] as const;
export type OpenState = (typeof openStates)[number];

/**
 * Days after which a message and its address are deleted: longer than any retry, so no message is sent twice under its
 * key.
 */
export const outboxDays = 30;

/** Texts of the `messages` namespace; `<text>Title` is a mail's subject or a push's title. */
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
/** Answers to a request for a code, by its purpose and by whether the contact has an account. */
type CodeText =
  | "registerCode"
  | "alreadyRegistered"
  | "resetCode"
  | "resetUnknown"
  | "contactCode"
  | "contactTaken"
  | "deskCode"
  | "orderCode";

/** Messages to the shopper of an order; triggers write the rows (migration 0017). */
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
  | "goodsCancelled"
  | "goodsCancelledPaid";
/** Messages to a parcel's vendor, written likewise. */
type VendorText = "vendorParcel" | "vendorParcelCash" | "vendorCancelled" | "vendorReturn" | "vendorGoodsCancelled";

/**
 * Messages that somebody waits for: a vendor's or a product's news (data/messages/tell-alerts), an answer to a custom
 * order (migration 0018).
 */
type AlertText =
  | "alertWelcome"
  | "alertNews"
  | "alertStock"
  | "alertPrice"
  | "customOrderFound"
  | "customOrderNotFound";

/** A question to a product's seller, and news of its answer to who asked; triggers write the rows (migration 0022). */
type QuestionText = "vendorQuestion" | "questionAnswered";

/** Values of a text's placeholders; money and times by their names (outbound/message). */
type Values = Record<string, string | number>;

interface Text {
  locale: Locale;
  text: MessageText;
  values?: Values;
}

/** A mail or an SMS; `to`: an e-mail address or a phone number in its stored form. */
export interface LetterPayload extends Text {
  to: string;
}

/** A push to all browsers of an account, except the session that caused it. */
export interface PushPayload extends Text {
  account: number;
  exceptSession?: string;
  /** Our page that a press on it opens; `/` when absent. */
  link?: string;
  /** After a try that reached some: the tokens still to be sent. */
  only?: string[];
}

/** What a person reads. Events for vendors' systems have a form of their own (domain/portal/portal-event). */
export type OutboxPayload = LetterPayload | PushPayload;

const MINUTE = 60_000;
/** Tries of one message, the first included. */
export const mostTries = 6;

/** When a message that failed `attempts` times is due again (UTC ms), or null: no tries left, or expired by then. */
export function nextTry(attempts: number, now: number, expiresAt: number): number | null {
  const dueAt = now + MINUTE * 4 ** (attempts - 1);
  return attempts < mostTries && dueAt < expiresAt ? dueAt : null;
}
