import { groupDigits } from "./group-digits.ts";

const noBreakSpace = "\u00A0";

/**
 * "3,500 ETB", "3,500.50 ETB" of santim (specification 4.7, 5.3), joined by U+00A0. Throws for anything but a safe
 * integer.
 */
export function formatEtb(santim: number, { decimals = false }: { decimals?: boolean } = {}): string {
  return etbNumber(santim, decimals) + noBreakSpace + "ETB";
}

/** "-500 ETB"; null for 0. */
export function minusEtb(santim: number): string | null {
  return santim > 0 ? formatEtb(-santim) : null;
}

/** "900 - 1,400 ETB" (specification 4.3). */
export function formatEtbRange(min: number, max: number, { decimals = false }: { decimals?: boolean } = {}): string {
  const both = decimals || min % 100 !== 0 || max % 100 !== 0;
  return `${etbNumber(min, both)} - ${etbNumber(max, both)}${noBreakSpace}ETB`;
}

/** "$24.50", "$1,285.00" of cents (specification 4.7, 5.3). Throws for anything but a safe integer. */
export function formatUsd(cents: number): string {
  return sign(cents) + "$" + hundredths(cents, true);
}

export function formatUsdRange(min: number, max: number): string {
  return `${formatUsd(min)} - ${formatUsd(max)}`;
}

function etbNumber(santim: number, decimals: boolean): string {
  return sign(santim) + hundredths(santim, decimals || santim % 100 !== 0);
}

function sign(amount: number): string {
  return amount < 0 ? "-" : "";
}

function hundredths(amount: number, decimals: boolean): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError("money is a safe integer of santim or cents");
  const absolute = Math.abs(amount);
  const cents = absolute % 100;
  const whole = groupDigits((absolute - cents) / 100);
  return decimals ? `${whole}.${String(cents).padStart(2, "0")}` : whole;
}

/** 350000 santim as "3500.00", for other programs. */
export const decimalBirr = (santim: number): string => (santim / 100).toFixed(2);
