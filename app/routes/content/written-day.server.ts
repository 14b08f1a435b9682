import { calendars, dateText } from "../../domain/date-text.ts";
import { type DateView, dateView } from "../../domain/date-view.ts";
import type { Locale } from "../../domain/viewer.ts";

/** A day as app/content names it, "2026-11-22": in Amharic with the other calendar in brackets (design.md 5). */
export function writtenDay(day: string, locale: Locale): DateView {
  const time = noonOf(day);
  const view = dateView(time, locale);
  return locale === "am" ? { ...view, note: dateText(time, locale, calendars.am.other) } : view;
}

/** Noon of that day in Addis Ababa, UTC ms. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+03:00`);
}
