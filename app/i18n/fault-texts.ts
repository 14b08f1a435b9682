import type { Fault } from "../domain/feed/row-refusal.ts";
import type { Locale } from "../domain/viewer.ts";
import am from "./am/feed-faults.ts";
import en from "./en/feed-faults.ts";
import { inLanguage } from "../domain/languages.ts";

const texts = { en, am };

export function faultTexts(fault: Fault, locale: Locale): { wrong: string; todo: string } {
  const { code, value = "", more = "" } = fault;
  const filled = (key: keyof typeof en) =>
    inLanguage(texts, locale)[key].replaceAll("{{value}}", value).replaceAll("{{more}}", String(more));
  return { wrong: filled(code), todo: filled(`${code}Todo`) };
}

/** The header of a report of rows. */
export const faultColumns = (locale: Locale) => inLanguage(texts, locale).columns;

/** 'price "call us" is not a price such as 999.00 ETB', in English. */
export function faultSentence({ column, fault }: { column: string; fault: Fault }): string {
  const quoted = fault.value === undefined || fault.code === "columnCount" ? "" : ` "${fault.value}"`;
  return `${column || "the row"}${quoted} ${faultTexts(fault, "en").wrong}`;
}
