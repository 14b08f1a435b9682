import type { DeliveryCase } from "../delivery/delivery-fees.ts";
import { typedBirr } from "./typed-birr.ts";

const mostDays = 60;

/** "80 1-2": birr and working days; "-": not delivered (null). undefined where it cannot be read. */
export function typedCase(typed: string): DeliveryCase | null | undefined {
  const text = typed.trim();
  if (/^[-–—]$/.test(text)) return null;
  const [, birr = "", from = "", until = from] = /^(\S+)[\s,;:]+(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(text) ?? [];
  const [fee, fromDays, untilDays] = [typedBirr(birr), Number(from), Number(until)];
  if (fee === null || fromDays < 1 || untilDays < fromDays || untilDays > mostDays) return undefined;
  return { fee, fromDays, untilDays };
}
