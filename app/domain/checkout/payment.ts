import type { PaymentKind } from "../orders/order-states.ts";
import type { Locale } from "../viewer.ts";

const MINUTE = 60_000;

/** How long goods are held for a payment that has not come, in minutes; cash is paid at the door and holds for good. */
export const holdMinutes = { cash: null, transfer: 48 * 60, chapa: 30 } as const satisfies Record<
  PaymentKind,
  number | null
>;

/** Until when (UTC ms) an order placed now holds its goods unpaid, or null: for good. */
export function holdUntil(kind: PaymentKind, now: number): number | null {
  const minutes = holdMinutes[kind];
  return minutes === null ? null : now + minutes * MINUTE;
}

/** Openings of a payment page that one order gets: each is a reference of its own at Chapa. */
export const payTries = 20;

/** What Chapa knows of a payment: amount in santim; null where it says nothing readable. */
export interface Transaction {
  reference: string | null;
  amount: number | null;
  currency: string | null;
  status: string | null;
  /** Chapa's own. */
  outsideReference: string | null;
}

/** mismatch: money came, but not what was asked for: an operator has to look. */
export type Verdict = "paid" | "failed" | "open" | "mismatch";

/** What a transaction means for the try it was asked about: paid only where reference, amount and currency are ours. */
export function judge(found: Transaction, asked: { reference: string; amount: number }): Verdict {
  if (found.reference !== asked.reference) return "open";
  if (found.status !== null && FAILED.has(found.status)) return "failed";
  if (found.status !== "success") return "open";
  return found.amount === asked.amount && found.currency === "ETB" ? "paid" : "mismatch";
}

const FAILED = new Set(["failed", "failed/cancelled", "cancelled"]);

/** An amount of birr as Chapa writes it (number or text, at most two decimals) in santim; null for anything else. */
export function parseBirr(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

/** Santim as Chapa wants an amount: "7330.00". */
export function birrText(santim: number): string {
  return `${Math.floor(santim / 100)}.${String(santim % 100).padStart(2, "0")}`;
}

/** When to ask again (UTC ms) about a payment opened at `openedAt`, or null once nobody pays on that page any more. */
export function nextCheck(openedAt: number, now: number): number | null {
  const age = Math.max(now - openedAt, MINUTE);
  return age > 3 * 24 * 60 * MINUTE ? null : now + Math.max(2 * MINUTE, Math.floor(age / 4));
}

/** A bank's own number of a transfer as it is typed from a slip or an SMS: 4 to 40 letters and digits; else null. */
export function parseBankReference(text: string): string | null {
  const typed = text.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9/._-]{2,38}[A-Z0-9]$/.test(typed) ? typed : null;
}

/** An account in the reader's language; `lang` where its names are in the other one. */
export interface BankAccount {
  bank: string;
  number: string;
  holder: string;
  lang?: "en";
}

/**
 * The accounts of BANK_ACCOUNTS, one a line: "Bank; account number; holder", or with the Amharic names of bank and holder
 * behind them; lines that are none are left out.
 */
export function parseBankAccounts(text: string, locale: Locale = "en"): BankAccount[] {
  return text.split("\n").flatMap((line) => {
    const parts = line.split(";").map((part) => part.trim());
    const [bank = "", number = "", holder = "", bankAm = "", holderAm = ""] = parts;
    if (!bank || !number || !holder || (parts.length !== 3 && (parts.length !== 5 || !bankAm || !holderAm))) return [];
    if (locale === "en") return [{ bank, number, holder }];
    return [bankAm ? { bank: bankAm, number, holder: holderAm } : { bank, number, holder, lang: "en" as const }];
  });
}
