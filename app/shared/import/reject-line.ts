import type { Reject } from "../../domain/feed/feed-import.ts";
import type { Locale } from "../../domain/languages.ts";
import { faultTexts } from "../../i18n/fault-texts.ts";

export function rejectLine({ line, id, title, column, fault }: Reject, locale: Locale): string {
  const { wrong, todo } = faultTexts(fault, locale);
  return `${[String(line), id, title, column, fault.value ?? "", wrong, todo].map(cell).join(",")}\n`;
}

/** Spreadsheets would execute text that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+@\t-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
