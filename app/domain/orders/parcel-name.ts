import { pastedLine } from "../pasted-line.ts";
import { parseOrderNumber } from "./order-number.ts";

/** Reads `4827193158-1` or "48 2719 3158-1"; null for anything else. */
export function parseParcelName(typed: string) {
  const [, order, position] = /^(.*\S)\s*[\p{Pd}−]\s*(\d{1,2})$/u.exec(pastedLine(typed)) ?? [];
  const number = order === undefined ? null : parseOrderNumber(order);
  return number === null || Number(position) < 1 ? null : { number, position: Number(position) };
}
