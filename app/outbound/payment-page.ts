import type { Transaction } from "../domain/checkout/payment.ts";
import type { PageSettings } from "../domain/orders/payment-providers.ts";

/** amount in santim, phone in its stored form, `back` an address of ours. */
export interface PageRequest {
  reference: string;
  amount: number;
  name: string;
  phone: string;
  email: string | null;
  orderNumber: string;
  back: string;
}

export interface PaymentPage {
  /** The address of a page, or null. */
  open: (settings: PageSettings, request: PageRequest) => Promise<string | null>;
  /**
   * The only proof of a payment that counts. Null if the provider does not answer; for a transaction it does not know
   * yet, every field is null.
   */
  verify: (settings: PageSettings, reference: string) => Promise<Transaction | null>;
  /** The signature of a webhook, and the one that its raw body must have. */
  signature: (headers: Headers, body: string, secret: string) => { given: string; expected: string };
  /** Our reference in the body of a webhook. */
  referenceIn: (body: unknown) => string | null;
}
