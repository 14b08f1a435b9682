const MINUTE = 60_000;

/** door: paid to the courier; report: a transfer that the shopper reports; page: paid at the provider. */
interface PaymentProvider {
  opens: "door" | "report" | "page";
  /** How long an unpaid order reserves its goods; null: no limit. */
  holdMinutes: number | null;
}

/** In the order of the checkout; shared/payment/payment-pages.ts has the calls of each page. */
export const paymentProviders = {
  cash: { opens: "door", holdMinutes: null },
  chapa: { opens: "page", holdMinutes: 30 },
  transfer: { opens: "report", holdMinutes: 48 * 60 },
} as const satisfies Record<string, PaymentProvider>;

type Kind = keyof typeof paymentProviders;
export type OnlineKind = { [K in Kind]: (typeof paymentProviders)[K]["opens"] extends "page" ? K : never }[Kind];

export const paymentKinds = Object.keys(paymentProviders) as Kind[];
export const onlineKinds = paymentKinds.filter(isOnlineKind);

export function isOnlineKind(kind: string): kind is OnlineKind {
  return paymentKinds.some((one) => one === kind && paymentProviders[one].opens === "page");
}

/** From the variables KIND_API_URL, KIND_PAGE_ORIGIN (for our policy, settled.md 13), KIND_SECRET_KEY and KIND_WEBHOOK_SECRET. */
export interface PageSettings {
  url: string;
  page: string;
  key: string;
  webhookSecret: string;
  limit?: number;
}

/** Pages that are not configured are absent and not offered (settled.md 36). */
export type PaymentPages = ReadonlyMap<Kind, PageSettings>;

interface Settings {
  bankAccounts: string;
  paymentPages: PaymentPages;
}

export function openPayments({ bankAccounts, paymentPages }: Settings): Kind[] {
  const isOpen = {
    door: () => true,
    report: () => bankAccounts.trim() !== "",
    page: (kind: Kind) => paymentPages.has(kind),
  };
  return paymentKinds.filter((kind) => isOpen[paymentProviders[kind].opens](kind));
}

/** Printed in texts. */
export function holdTime(kind: Kind): { minutes: number; hours: number } {
  const minutes = paymentProviders[kind].holdMinutes ?? 0;
  return { minutes, hours: minutes / 60 };
}

export function holdUntil(kind: Kind, now: number): number | null {
  const minutes = paymentProviders[kind].holdMinutes;
  return minutes === null ? null : now + minutes * MINUTE;
}
