import { onlineKinds, type PaymentPages } from "../domain/orders/payment-providers.ts";

export function readPaymentPages(env: object): PaymentPages {
  const variables = env as Record<string, string | undefined>;
  return new Map(
    onlineKinds.flatMap((kind) => {
      const variable = (name: string) => variables[`${kind.toUpperCase()}_${name}`];
      const [url, page] = [variable("API_URL"), variable("PAGE_ORIGIN")];
      const [key, webhookSecret] = [variable("SECRET_KEY"), variable("WEBHOOK_SECRET")];
      if (!url || !page || !key || !webhookSecret) return [];
      return [[kind, { url, page: new URL(page).origin, key, webhookSecret }] as const];
    }),
  );
}
