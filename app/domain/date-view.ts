import { clockOf, gregorianDate } from "./calendar/calendar.ts";
import { calendars, dateIn, dateText, dateTimeText, dayText, europeanClock, withWeekday } from "./date-text.ts";
import type { Locale } from "./viewer.ts";

/** A time as a page prints it (ui/date-text), in Addis Ababa, in the calendar and clock of the language. */
export interface DateView {
  /** Machine form: "2026-03-12", with an hour "2026-03-12T18:05+03:00", with seconds unless they are 0. */
  iso: string;
  text: string;
  /** The whole date in the other calendar, as a tooltip. */
  title: string;
  /** The other calendar, in brackets where a day matters (deadlines, deliveries): a phone shows no tooltip. */
  note?: string;
}

/** "12 March 2026", "መጋቢት 3 ቀን 2018 ዓ.ም.". time in UTC ms. */
export function dateView(time: number, locale: Locale): DateView {
  return { iso: isoDay(time), text: dateText(time, locale), title: titleOf(time, locale) };
}

/** A day to plan by, with weekday and both calendars: "Thursday 12 March 2026 (3 Megabit 2018)". time in UTC ms. */
export function longDateView(time: number, locale: Locale): DateView {
  const text = withWeekday(time, locale, dateText(time, locale));
  return { ...dateView(time, locale), text, note: dateText(time, locale, calendars[locale].other) };
}

/** A day without its year, in both calendars: "12 March (3 Megabit)", "መጋቢት 3 (እ.ኤ.አ. ማርች 12)". time in UTC ms. */
export function dayView(time: number, locale: Locale): DateView {
  const note = dayText(time, locale, calendars[locale].other);
  return { ...dateView(time, locale), text: dayText(time, locale), note };
}

/**
 * First and last day of a delivery, the other calendar after the last: "24 November", "26 November (15 - 17 Hidar)".
 * Times in UTC ms.
 */
export function daysView(from: number, until: number, locale: Locale): { from: DateView; until: DateView } {
  const last = dayView(until, locale);
  if (isoDay(from) === last.iso) return { from: last, until: last };
  return {
    from: { ...dateView(from, locale), text: dayText(from, locale) },
    until: { ...last, note: otherDays(from, until, locale) },
  };
}

/** A day and hour: "12 March, 18:05", "መጋቢት 3፣ ከምሽቱ 12:05"; with its year when that is not now's. Times in UTC ms. */
export function momentView(time: number, locale: Locale, now: number): DateView {
  const yearOf = (at: number) => dateIn(calendars[locale].own, at).year;
  const day = yearOf(time) === yearOf(now) ? dayText(time, locale) : dateText(time, locale);
  return { iso: isoTime(time), text: dateTimeText(time, locale, day), title: timeTitle(time, locale) };
}

/**
 * A deadline: "12 March, 18:05 (3 Megabit)"; in Amharic the Ethiopian day and hour, then the European ones, because
 * both are in use. time in UTC ms.
 */
export function deadlineView(time: number, locale: Locale): DateView {
  const day = dayText(time, locale, calendars[locale].other);
  const note = locale === "am" ? `${day}፣ ${europeanClock(time)}` : day;
  return { iso: isoTime(time), text: dateTimeText(time, locale), title: timeTitle(time, locale), note };
}

/** "November 2026", "እ.ኤ.አ. ኖቬምበር 2026": a European month, by which books are kept in both languages. time in UTC ms. */
export function europeanMonth(time: number, locale: Locale): string {
  const { year, name } = dateIn("gregorian", time);
  return locale === "en" ? `${name("en")} ${year}` : `እ.ኤ.አ. ${name("am")} ${year}`;
}

/** A month in the calendar of the language: "December 2026", "ታኅሣሥ 2019 ዓ.ም.". time in UTC ms. */
export function ownMonth(time: number, locale: Locale): string {
  const { year, name } = dateIn(calendars[locale].own, time);
  return locale === "en" ? `${name("en")} ${year}` : `${name("am")} ${year} ዓ.ም.`;
}

/** A date as plain text, for mail, SMS and titles. */
export function plainDate({ text, note }: DateView): string {
  return note === undefined ? text : `${text} (${note})`;
}

/** "15 - 17 Hidar", "29 Hidar - 1 Tahsas"; in Amharic "እ.ኤ.አ. ኖቬምበር 24 - 26". */
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

/** The day of a time (UTC ms) in Addis Ababa as a date field takes it: "2026-03-12". */
export function isoDay(time: number): string {
  const { year, month, day } = gregorianDate(time);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** A minute in Addis Ababa in machine form, with seconds unless they are 0: "2026-03-12T18:05+03:00". time in UTC ms. */
export function isoTime(time: number): string {
  const { hour, minute, second } = clockOf(time);
  return `${isoDay(time)}T${two(hour)}:${two(minute)}${second > 0 ? `:${two(second)}` : ""}+03:00`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
