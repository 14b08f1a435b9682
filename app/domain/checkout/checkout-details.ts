import { parseContact } from "../accounts/contact.ts";
import { letterCount, writtenText } from "../content/written-text.ts";
import { addressFields, checkAddress, type Address, type AddressProblem } from "./address.ts";
import { regionOfCity } from "../delivery/city-name.ts";
import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import { holdsTwo } from "../holds-two.ts";
import type { PaymentKind } from "../orders/order-states.ts";
import { paymentKinds } from "../orders/payment-providers.ts";
import { isObject, parseJson } from "../json-value.ts";

/** Code points (security-and-faults.md 6). */
const noteLimit = 500;

export interface CheckoutDetails extends Address {
  email: string | null;
  note: string;
}

export type DetailField = keyof CheckoutDetails;

export const detailFields: readonly DetailField[] = [...addressFields, "email", "note"];

type DetailProblems = Partial<Record<DetailField, AddressProblem>>;

type Checked = { ok: true; details: CheckoutDetails } | { ok: false; problems: DetailProblems };

export function checkDetails(typed: Partial<Record<string, string>>): Checked {
  const address = checkAddress({ ...typed, region: followCity(typed) });
  const email = writtenText(typed.email ?? "");
  const contact = email === "" ? null : parseContact(email);
  const note = writtenText(typed.note ?? "");
  const problems: DetailProblems = address.ok ? {} : { ...address.problems };
  if (email !== "" && contact?.kind !== "email") problems.email = { kind: holdsTwo(email) ? "two" : "invalid" };
  if (letterCount(note) > noteLimit) problems.note = { kind: "tooLong", max: noteLimit };
  if (!address.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, details: { ...address.address, email: contact?.value ?? null, note } };
}

/** A listed city sets its region when none is chosen, and when only the city was changed (`cityWas`, `regionWas`). */
export function followCity(typed: Partial<Record<string, string>>): string {
  const region = writtenText(typed.region ?? "");
  const city = writtenText(typed.city ?? "");
  const known = regionOfCity(city);
  if (known === null) return region;
  const isUnchanged = region === typed.regionWas && city !== typed.cityWas;
  return region === "" || isUnchanged ? known : region;
}

export function detailValues(details: CheckoutDetails): Record<DetailField, string> {
  return { ...details, email: details.email ?? "" };
}

export interface CheckoutChoices {
  payment: PaymentKind;
  /** By vendor id. */
  deliveries: Map<number, DeliveryKind>;
}

const FIELD = /^delivery-([1-9]\d{0,15})$/;

/** Missing choices are the first payment and standard delivery. */
export function readChoices(
  fields: ReadonlyMap<string, string>,
  open: readonly PaymentKind[],
): { ok: true; choices: CheckoutChoices } | { ok: false; fields: string[] } {
  const wrong: string[] = [];
  const deliveries = new Map<number, DeliveryKind>();
  for (const [name, value] of fields) {
    const vendor = FIELD.exec(name)?.[1];
    if (vendor === undefined) continue;
    if (isDelivery(value)) deliveries.set(Number(vendor), value);
    else wrong.push(name);
  }
  const wanted = fields.get("payment") ?? open[0];
  const payment = open.find((kind) => kind === wanted);
  if (payment === undefined) wrong.push("payment");
  return payment === undefined || wrong.length > 0
    ? { ok: false, fields: wrong }
    : { ok: true, choices: { payment, deliveries } };
}

function isDelivery(text: unknown): text is DeliveryKind {
  return text === "standard" || text === "pickup";
}

export type CheckoutDraft = NonNullable<ReturnType<typeof parseDraft>>;

export function draftText({ details, payment, deliveries }: CheckoutDraft): string {
  return JSON.stringify({ ...detailValues(details), payment, delivery: Object.fromEntries(deliveries) });
}

/** Validated again; null if it would be refused today. */
export function parseDraft(text: string | null) {
  const stored = text === null ? null : parseJson(text);
  if (!isObject(stored)) return null;
  const typed = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const checked = checkDetails(Object.fromEntries(typed));
  if (!checked.ok) return null;
  const entries = Object.entries((stored.delivery ?? {}) as Record<string, unknown>);
  const deliveries = new Map(
    entries.flatMap(([vendor, way]) => (isDelivery(way) ? [[Number(vendor), way] as const] : [])),
  );
  const payment = paymentKinds.find((kind) => kind === stored.payment) ?? null;
  return { details: checked.details, payment, deliveries };
}

export function draftChoices(draft: CheckoutDraft, open: readonly PaymentKind[]): CheckoutChoices {
  return { payment: open.find((kind) => kind === draft.payment) ?? open[0]!, deliveries: draft.deliveries };
}
