import { letterCount } from "./content/written-text.ts";

/** From the shop's settings and each seller's profile, printed on receipts; the rate is in percent. */
export const legalFields = ["legalName", "tin", "vatNumber", "vatRate", "legalAddress"] as const;
export type LegalField = (typeof legalFields)[number];
export type LegalFacts = Partial<Record<LegalField, string>>;

export const isLegalField = (name: string): name is LegalField => legalFields.some((field) => field === name);

export const legalExamples: Record<LegalField, string> = {
  ...{ legalName: "Selam Trading PLC", tin: "0012345678", vatNumber: "ET-4821930", vatRate: "15" },
  legalAddress: "Bole, Woreda 03, 1234, Addis Ababa",
};

export const legalLimit = 200;

/** In its stored form; null if invalid. */
export function legalFact(name: LegalField, typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, " ");
  if (text === "") return "";
  switch (name) {
    case "tin":
      return /^\d{10}$/.test(text.replace(/[ -]/g, "")) ? text.replace(/[ -]/g, "") : null;
    case "vatNumber":
      return /^[A-Z0-9][A-Z0-9/-]{3,19}$/i.test(text) ? text.toUpperCase() : null;
    case "vatRate":
      return /^\d{1,2}(\.\d{1,2})? ?%?$/.test(text) ? String(Number.parseFloat(text)) : null;
    default:
      return letterCount(text) <= legalLimit && /\p{L}/u.test(text) ? text : null;
  }
}

/** Facts that receipts have to leave out. */
export function missingLegal(facts: LegalFacts): LegalField[] {
  return legalFields.filter((name) => !facts[name]);
}

/** VAT that a price of `santim` contains at a rate in percent. */
export function vatIncluded(santim: number, rate: string): number {
  const parts = Math.round(Number(rate) * 100);
  return Math.round((santim * parts) / (10_000 + parts));
}
