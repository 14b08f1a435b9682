import { commandOptions } from "../../steps/command-line.ts";
import { PlainError } from "../../steps/plain-error.mjs";

const checkoutParts = ["races", "rate", "batch", "kills"] as const;
export type CheckoutPart = (typeof checkoutParts)[number];

export const checkoutUsage = `npm run bench:checkout -- [--checkouts 2000] [--orders 500] [--only ${checkoutParts.join("|")}] [--seed 1]`;

export interface CheckoutOptions {
  parts: readonly CheckoutPart[];
  checkouts: number;
  orders: number;
  seed: number;
}

export function readCheckoutOptions(argv: string[]): CheckoutOptions | null {
  const text = { type: "string" } as const;
  const values = commandOptions(argv, checkoutUsage, { checkouts: text, orders: text, only: text, seed: text });
  if (values.help) return null;
  const only = checkoutParts.filter((part) => part === values.only);
  if (values.only !== undefined && only.length === 0) {
    throw new PlainError(`--only names ${checkoutParts.join(", ")}, not "${values.only}".`);
  }
  return {
    parts: only.length > 0 ? only : checkoutParts,
    checkouts: count("--checkouts", values.checkouts ?? "2000"),
    orders: count("--orders", values.orders ?? "500"),
    seed: count("--seed", values.seed ?? "1"),
  };
}

function count(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 100_000) return number;
  throw new PlainError(`${name} must be a whole number from 1 to 100000, not "${text}".`);
}
