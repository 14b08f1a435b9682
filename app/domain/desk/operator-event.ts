import { deskSettings } from "../settings/shop-settings.ts";

export interface EventAuthor {
  /** operator: the holder of the operator token; portal: a vendor's system; vendor: a vendor's signed link. */
  kind: AuthorKind;
  id: string;
  name: string;
  address: string;
}

export const authorKinds = ["staff", "operator", "portal", "vendor", "cron"] as const;
export type AuthorKind = (typeof authorKinds)[number];

/** The texts are in `deskEvents`. */
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
  "orderJoined",
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
  "pathPlaced",
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
  "readersExported",
  "fileTaken",
  "sellerReminded",
  "sellerSilent",
  "parcelLate",
  "deskOpened",
  "staffGranted",
  "staffRevoked",
  "loginTokenMade",
] as const;
export type EventAction = (typeof eventActions)[number];

export const objectKinds = [
  "order",
  "vendor",
  "product",
  "review",
  "question",
  "shopQuestion",
  "customOrder",
  "coupon",
  "content",
  "priceRule",
  "settings",
  "message",
  "account",
  "catalogue",
  "readers",
  "file",
] as const;
export type ObjectKind = (typeof objectKinds)[number];

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
  "place",
  "pictures",
  "amount",
  "percent",
  "minimum",
  "vendor",
  "fee",
  "rate",
  "promised",
  "letterFees",
  "parcelFees",
  "bulkyFees",
  "freightFees",
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
  "account",
  ...deskSettings.filter((name) => name !== "phone" && name !== "email"),
] as const;
export type FactName = (typeof factNames)[number];

export type EventFacts = Partial<Record<FactName, string | number | boolean | null>>;

export interface OperatorEvent {
  author: EventAuthor;
  action: EventAction;
  object: { kind: ObjectKind; id: string };
  before?: EventFacts;
  after?: EventFacts;
  now: number;
}

export function changedFacts(before: EventFacts, after: EventFacts): Record<"before" | "after", EventFacts> {
  const changed = factNames.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const pick = (facts: EventFacts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
