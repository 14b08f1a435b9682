import type { DeliveryKind, PaymentKind } from "../orders/order-states.ts";

/** What is chosen in the second step; a vendor without an entry sends the usual way. */
export interface CheckoutChoices {
  payment: PaymentKind;
  /** By vendor id. */
  deliveries: Map<number, DeliveryKind>;
}

const FIELD = /^delivery-([1-9]\d{0,15})$/;

/**
 * The choices of a form: `payment` and `delivery-<vendorId>`. What is missing is the usual: the first way to pay that is
 * open, and delivery. Names the fields that say something else.
 */
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
  const asked = fields.get("payment") ?? open[0];
  const payment = open.find((kind) => kind === asked);
  if (payment === undefined) wrong.push("payment");
  return payment === undefined || wrong.length > 0
    ? { ok: false, fields: wrong }
    : { ok: true, choices: { payment, deliveries } };
}

/** Ways to pay this shop offers, the usual one first. */
export function openPayments(on: { hasBankAccounts: boolean; hasChapa: boolean }): PaymentKind[] {
  const kinds: PaymentKind[] = ["cash"];
  if (on.hasChapa) kinds.push("chapa");
  if (on.hasBankAccounts) kinds.push("transfer");
  return kinds;
}

/** Whether a text names a way of delivery. */
export function isDelivery(text: unknown): text is DeliveryKind {
  return text === "standard" || text === "pickup";
}
