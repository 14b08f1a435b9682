import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import type { PaymentKind } from "../orders/order-states.ts";

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

export function isDelivery(text: unknown): text is DeliveryKind {
  return text === "standard" || text === "pickup";
}
