import { clockOf, gregorianDate } from "./calendar/calendar.ts";
import { calendars, dateIn, dateText, dateTimeText, dayText, europeanClock, withWeekday } from "./date-text.ts";
import type { Locale } from "./viewer.ts";

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
  return { ...dateView(time, locale), text, note: dateText(time, locale, calendars[locale].other) };
}

export function dayView(time: number, locale: Locale): DateView {
  const note = dayText(time, locale, calendars[locale].other);
  return { ...dateView(time, locale), text: dayText(time, locale), note };
}

/** "24 November", "26 November (15 - 17 Hidar)". */
export function daysView(from: number, until: number, locale: Locale): { from: DateView; until: DateView } {
  const last = dayView(until, locale);
  if (isoDay(from) === last.iso) return { from: last, until: last };
  return {
    from: { ...dateView(from, locale), text: dayText(from, locale) },
    until: { ...last, note: otherDays(from, until, locale) },
  };
}

export function momentView(time: number, locale: Locale, now: number): DateView {
  const yearOf = (at: number) => dateIn(calendars[locale].own, at).year;
  const day = yearOf(time) === yearOf(now) ? dayText(time, locale) : dateText(time, locale);
  return { iso: isoTime(time), text: dateTimeText(time, locale, day), title: timeTitle(time, locale) };
}

/** In Amharic with Ethiopian and European hours, because both are in use. */
export function deadlineView(time: number, locale: Locale): DateView {
  const day = dayText(time, locale, calendars[locale].other);
  const note = locale === "am" ? `${day}፣ ${europeanClock(time)}` : day;
  return { iso: isoTime(time), text: dateTimeText(time, locale), title: timeTitle(time, locale), note };
}

/** The month of bookkeeping in both languages. */
export function europeanMonth(time: number, locale: Locale): string {
  const { year, name } = dateIn("gregorian", time);
  return locale === "en" ? `${name("en")} ${year}` : `እ.ኤ.አ. ${name("am")} ${year}`;
}

export function ownMonth(time: number, locale: Locale): string {
  const { year, name } = dateIn(calendars[locale].own, time);
  return locale === "en" ? `${name("en")} ${year}` : `${name("am")} ${year} ዓ.ም.`;
}

export function plainDate({ text, note }: DateView): string {
  return note === undefined ? text : `${text} (${note})`;
}

function otherDays(from: number, until: number, locale: Locale): string {
  const { other } = calendars[locale];
  const [first, last] = [dateIn(other, from), dateIn(other, until)];
  const whole = dayText(from, locale, other);
  if (locale === "en") return `${first.month === last.month ? first.day : whole} - ${dayText(until, locale, other)}`;
  return `${whole} - ${first.month === last.month ? last.day : `${last.name("am")} ${last.day}`}`;
}

function titleOf(time: number, locale: Locale): string {
  const date = withWeekday(time, locale, dateText(time, locale, calendars[locale].other));
  return locale === "en" ? `${date}, Ethiopian calendar` : date;
}

function timeTitle(time: number, locale: Locale): string {
  return locale === "am" ? `${titleOf(time, locale)}፣ ${europeanClock(time)}` : titleOf(time, locale);
}

export function isoDay(time: number): string {
  const { year, month, day } = gregorianDate(time);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

export function isoTime(time: number): string {
  const { hour, minute, second } = clockOf(time);
  return `${isoDay(time)}T${two(hour)}:${two(minute)}${second > 0 ? `:${two(second)}` : ""}+03:00`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
