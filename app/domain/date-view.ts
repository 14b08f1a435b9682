import { clockOf, gregorianDate, twoDigits } from "./calendar/calendar.ts";
import { dateIn, dateText, dateTimeText, dayText, europeanClock, withWeekday } from "./date-text.ts";
import { dateWords } from "./date-words.ts";
import type { Locale } from "./languages.ts";

/** In Addis Ababa, in the calendar and clock of the language. */
export interface DateView {
  /** "2026-03-12", with an hour "2026-03-12T18:05+03:00". */
  iso: string;
  text: string;
  /** The other calendar, as a tooltip. */
  title: string;
  /** The other calendar in brackets where a day matters, since phones have no tooltips. */
  note?: string;
}

export function dateView(time: number, locale: Locale): DateView {
  return { iso: isoDay(time), text: dateText(time, locale), title: titleOf(time, locale) };
}

export function longDateView(time: number, locale: Locale): DateView {
  const text = withWeekday(time, locale, dateText(time, locale));
  return { ...dateView(time, locale), text, note: dateText(time, locale, dateWords[locale].other) };
}

export function dayView(time: number, locale: Locale): DateView {
  const note = dayText(time, locale, dateWords[locale].other);
  return { ...dateView(time, locale), text: dayText(time, locale), note };
}

/** "24 Nov", "26 Nov (15-17 Hidar)". */
export function daysView(from: number, until: number, locale: Locale): { from: DateView; until: DateView } {
  const { shortDay } = dateWords[locale];
  const day = dayView(until, locale);
  const last = { ...day, text: shortDay(day.text) };
  if (isoDay(from) === last.iso) return { from: last, until: last };
  return {
    from: { ...dateView(from, locale), text: shortDay(dayText(from, locale)) },
    until: { ...last, note: otherDays(from, until, locale) },
  };
}

export function momentView(time: number, locale: Locale, now: number): DateView {
  const yearOf = (at: number) => dateIn(dateWords[locale].own, at).year;
  const day = yearOf(time) === yearOf(now) ? dayText(time, locale) : dateText(time, locale);
  return { iso: isoTime(time), text: dateTimeText(time, locale, day), title: timeTitle(time, locale) };
}

/** In Amharic with Ethiopian and European hours, because both are in use. */
export function deadlineView(time: number, locale: Locale): DateView {
  const day = dayText(time, locale, dateWords[locale].other);
  const note = dateWords[locale].note(day, europeanClock(time));
  return { iso: isoTime(time), text: dateTimeText(time, locale), title: timeTitle(time, locale), note };
}

/** The month in bookkeeping is the European one, in both languages. */
export function europeanMonth(time: number, locale: Locale): string {
  const { year, name } = dateIn("gregorian", time);
  return dateWords[locale].month(name(locale), year, "gregorian");
}

export function ownMonth(time: number, locale: Locale): string {
  const { own, month } = dateWords[locale];
  const { year, name } = dateIn(own, time);
  return month(name(locale), year, own);
}

export function plainDate({ text, note }: DateView): string {
  return note === undefined ? text : `${text} (${note})`;
}

function otherDays(from: number, until: number, locale: Locale): string {
  const { other, days } = dateWords[locale];
  const [first, last] = [dateIn(other, from), dateIn(other, until)];
  const isSameMonth = first.month === last.month;
  return days(dayText(from, locale, other), { day: last.day, month: last.name(locale), isSameMonth });
}

function titleOf(time: number, locale: Locale): string {
  const { other, tooltip } = dateWords[locale];
  return tooltip(withWeekday(time, locale, dateText(time, locale, other)));
}

function timeTitle(time: number, locale: Locale): string {
  return dateWords[locale].note(titleOf(time, locale), europeanClock(time));
}

export function isoDay(time: number): string {
  const { year, month, day } = gregorianDate(time);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function isoTime(time: number): string {
  const { hour, minute, second } = clockOf(time);
  return `${isoDay(time)}T${twoDigits(hour)}:${twoDigits(minute)}${second > 0 ? `:${twoDigits(second)}` : ""}+03:00`;
}
