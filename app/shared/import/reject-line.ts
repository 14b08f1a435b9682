import { csvLine } from "../../domain/csv.ts";
import type { Reject } from "../../domain/feed/feed-import.ts";
import type { Locale } from "../../domain/languages.ts";
import { faultTexts } from "../../i18n/fault-texts.ts";

/** In the order of the report's columns. */
export function rejectTexts({ line, id, title, column, fault }: Reject, locale: Locale) {
  return { line, id, title, column, value: fault.value ?? "", ...faultTexts(fault, locale) };
}

export const rejectLine = (reject: Reject, locale: Locale) => csvLine(Object.values(rejectTexts(reject, locale)));
