import { clockOf, ethiopicDate, gregorianDate, twoDigits, weekdayOf } from "./calendar/calendar.ts";
import { dateWords, type Calendar } from "./date-words.ts";
import type { Locale } from "./languages.ts";

export function dateIn(calendar: Calendar, time: number) {
  const date = calendar === "ethiopic" ? ethiopicDate(time) : gregorianDate(time);
  return { ...date, name: (locale: Locale) => dateWords[locale].months[calendar][date.month - 1]! };
}

/** "12 March 2026", "መጋቢት 3 ቀን 2018 ዓ.ም."; in the other calendar "3 Megabit 2018", "እ.ኤ.አ. ማርች 12፣ 2026". */
export function dateText(time: number, locale: Locale, calendar = dateWords[locale].own): string {
  const { day, year, name } = dateIn(calendar, time);
  return dateWords[locale].date(day, name(locale), year, calendar);
}

export function dayText(time: number, locale: Locale, calendar = dateWords[locale].own): string {
  const { day, name } = dateIn(calendar, time);
  return dateWords[locale].day(day, name(locale), calendar);
}

export function withWeekday(time: number, locale: Locale, date: string): string {
  return dateWords[locale].withWeekday(weekdayText(weekdayOf(time), locale), date);
}

export function weekdayText(day: number, locale: Locale): string {
  return dateWords[locale].weekdays[day]!;
}

/** "18:05", "ከምሽቱ 12:05". */
export function clockText(time: number, locale: Locale): string {
  const { hour, minute } = clockOf(time);
  return dateWords[locale].clock(hour, twoDigits(minute));
}

/** "6:05 PM", in brackets after an Ethiopian hour (amharic.md 5). */
export function europeanClock(time: number): string {
  const { hour, minute } = clockOf(time);
  return `${((hour + 11) % 12) + 1}:${twoDigits(minute)} ${hour < 12 ? "AM" : "PM"}`;
}

export function dateTimeText(time: number, locale: Locale, day = dayText(time, locale)): string {
  return dateWords[locale].withClock(day, clockText(time, locale));
}
