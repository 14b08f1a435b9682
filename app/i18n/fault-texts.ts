import type { FeedForm } from "../domain/feed/feed-records.ts";
import type { FeedFault } from "../domain/feed/feed-problem.ts";
import type { Fault } from "../domain/feed/row-refusal.ts";
import am from "./am/feed-faults.ts";
import amProblems from "./am/feed-problems.ts";
import en from "./en/feed-faults.ts";
import enProblems from "./en/feed-problems.ts";
import { inLanguage, type Locale } from "../domain/languages.ts";

const texts = { en, am };
const problems = { en: enProblems, am: amProblems };

export function faultTexts(fault: Fault, locale: Locale): { wrong: string; todo: string } {
  const { code, value = "", more = "" } = fault;
  const [wrong, todo] = inLanguage(texts, locale)[code];
  const filled = (text: string) => text.replaceAll("{{value}}", value).replaceAll("{{more}}", String(more));
  return { wrong: filled(wrong), todo: filled(todo) };
}

/** The reason why a whole file cannot be read, and what to do. */
export function problemText({ code, values }: FeedFault, locale: Locale): string {
  const text = inLanguage(problems, locale)[code];
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

export function formText(form: FeedForm, locale: Locale): string {
  const own = inLanguage(problems, locale);
  return typeof form === "string" ? own[`form_${form}`] : own.form_sheet.replace("{{name}}", () => form.sheet);
}

/** The header of a report of rejected rows. */
export const faultColumns = (locale: Locale) => inLanguage(problems, locale).columns;

/** 'price "call us" is not a price such as 999.00 ETB', in English. */
export function faultSentence({ column, fault }: { column: string; fault: Fault }): string {
  const quoted = fault.value === undefined || fault.code === "columnCount" ? "" : ` "${fault.value}"`;
  return `${column || "the row"}${quoted} ${faultTexts(fault, "en").wrong}`;
}
