import { decimalBirr } from "../money.ts";
import { pastedLine } from "../pasted-line.ts";

/** A hundred million birr. */
const mostSantim = 10_000_000_000;

/** "7330", "7,330.50" or "80 ETB" in santim. */
export function typedBirr(typed: string): number | null {
  const text = pastedLine(typed)
    .replace(/\s+/g, "")
    .replace(/(?:ETB|birr|ብር)$/i, "");
  const [, birr, santim = ""] = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (birr === undefined) return null;
  const amount = Number(birr.replace(/,/g, "")) * 100 + Number(santim.padEnd(2, "0"));
  return amount <= mostSantim ? amount : null;
}

export function plainBirr(santim: number): string {
  return decimalBirr(santim).replace(".00", "");
}
