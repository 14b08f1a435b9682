import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import type { PaymentKind } from "../orders/order-states.ts";
import { isDelivery, type CheckoutChoices } from "./checkout-choices.ts";
import { paymentKinds } from "../orders/payment-providers.ts";
import { checkDetails, detailValues, type CheckoutDetails } from "./checkout-details.ts";

export interface CheckoutDraft {
  details: CheckoutDetails;
  payment: PaymentKind | null;
  deliveries: Map<number, DeliveryKind>;
}

export function draftText({ details, payment, deliveries }: CheckoutDraft): string {
  return JSON.stringify({ ...detailValues(details), payment, delivery: Object.fromEntries(deliveries) });
}

/** Validated again; null when it would not be accepted today. */
export function parseDraft(text: string | null): CheckoutDraft | null {
  const stored = text === null ? null : parsed(text);
  if (!stored) return null;
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

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
