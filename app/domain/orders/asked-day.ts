import { ethiopicDate, gregorianDate, parseDate } from "../calendar/calendar.ts";
import { isoDay, ownMonth } from "../date-view.ts";
import type { Locale } from "../languages.ts";
import { dateWords } from "../date-words.ts";

const DAY = 86_400_000;
const MOST_DAYS = 31;
const NO_DAY = "-";

export interface MonthChoice {
  value: string;
  text: string;
}

/** In the calendar of the language (amharic.md 5). `span` in ms. */
export function monthChoices(now: number, span: number, locale: Locale): MonthChoice[] {
  const dateOf = dateWords[locale].own === "ethiopic" ? ethiopicDate : gregorianDate;
  const dayOf = (time: number) => dateOf(time).day;
  const choices: MonthChoice[] = [];
  for (let time = now - (dayOf(now) - 1) * DAY; time <= now + span; time += DAY) {
    if (dayOf(time) === 1) choices.push({ value: isoDay(time), text: ownMonth(time, locale) });
  }
  return choices;
}

/** "24" and "2026-12-01" make "2026-12-24". */
export function dayOfMonth(day: string, month: string): string {
  if (day.trim() === "" && month === "") return "";
  const first = parseDate(month);
  const number = /^\s*\d{1,2}\s*$/.test(day) ? Number(day) : 0;
  if (first === null || number < 1 || number > MOST_DAYS) return NO_DAY;
  const dateOf = gregorianDate(first).day === 1 ? gregorianDate : ethiopicDate;
  const time = first + (number - 1) * DAY;
  return dateOf(first).day === 1 && dateOf(time).day === number ? isoDay(time) : NO_DAY;
}
