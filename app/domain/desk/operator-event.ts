import { deskSettings } from "../settings/shop-settings.ts";

/** Who changed something on the shop's behalf. */
export interface EventAuthor {
  /** operator: who holds the operator token; portal: a vendor's system; vendor: a vendor's signed link. */
  kind: AuthorKind;
  /** staff: the account's id; portal, vendor: the vendor's; else "". */
  id: string;
  /** As the person or vendor is called now. */
  name: string;
  /** Network address of the request; "" where there was none. */
  address: string;
}

export const authorKinds = ["staff", "operator", "portal", "vendor", "cron"] as const;
export type AuthorKind = (typeof authorKinds)[number];

/** What can be done; each has its words in the texts `deskEvents`. */
export const eventActions = [
  "parcelMoved",
  "parcelRefused",
  "lineCancelled",
  "parcelPromised",
  "orderNoted",
  "transferConfirmed",
  "transferRefused",
  "paymentExpired",
  "phoneConfirmed",
  "phoneUnconfirmed",
  "mismatchClosed",
  "refundDone",
  "vendorCreated",
  "vendorChanged",
  "parcelLinkMade",
  "parcelLinkEnded",
  "portalKeyMade",
  "portalKeyEnded",
  "portalEndpointSet",
  "portalEventReplayed",
  "productChanged",
  "catalogueImported",
  "importUndone",
  "contentLoaded",
  "couponSaved",
  "priceRuleSet",
  "settingsChanged",
  "reviewDecided",
  "reviewReplied",
  "questionAnswered",
  "questionDecided",
  "customOrderMoved",
  "messageResent",
  "messageLeft",
  "readersExported",
  "deskOpened",
  "staffGranted",
  "staffRevoked",
  "loginTokenMade",
] as const;
export type EventAction = (typeof eventActions)[number];

/** Kinds of things that events are about; each is named by an id of its own. */
export const objectKinds = [
  "order",
  "vendor",
  "product",
  "review",
  "question",
  "customOrder",
  "coupon",
  "content",
  "priceRule",
  "settings",
  "message",
  "account",
  "catalogue",
  "readers",
] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** What may differ before and after; each has its words in the texts `deskEvents`. */
export const factNames = [
  "parcel",
  "state",
  "reason",
  "note",
  "name",
  "amharicName",
  "phone",
  "email",
  "city",
  "language",
  "description",
  "amharicDescription",
  "logo",
  "banner",
  "verified",
  "hidden",
  "closedUntil",
  "quantity",
  "stock",
  "option",
  "price",
  "usdPrice",
  "locked",
  "amount",
  "percent",
  "minimum",
  "vendor",
  "fee",
  "rate",
  "promised",
  "near",
  "within",
  "far",
  "remote",
  "freeFrom",
  "validFrom",
  "expires",
  "how",
  "reference",
  "role",
  "contact",
  "key",
  "endpoint",
  "code",
  "uses",
  "file",
  "version",
  "restores",
  "rows",
  "text",
  "answer",
  ...deskSettings.filter((name) => name !== "phone" && name !== "email"),
] as const;
export type FactName = (typeof factNames)[number];

/** Some facts of a thing: money in santim, times in UTC ms. */
export type EventFacts = Partial<Record<FactName, string | number | boolean | null>>;

/** One change: what was done to what, and how it was before and after. `before` and `after` name what differs. */
export interface OperatorEvent {
  author: EventAuthor;
  action: EventAction;
  object: { kind: ObjectKind; id: string };
  before: EventFacts;
  after: EventFacts;
  /** UTC ms. */
  at: number;
}

/** The facts that differ, in both forms; what only one of them names is taken for null in the other. */
export function changedFacts(before: EventFacts, after: EventFacts): Pick<OperatorEvent, "before" | "after"> {
  const changed = factNames.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const pick = (facts: EventFacts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
