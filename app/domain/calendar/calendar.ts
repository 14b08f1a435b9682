import { addisAbabaOffsetMinutes } from "../constants.ts";

/** Months count from 1, in the Ethiopian calendar to 13. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const minutesOfDay = 24 * 60;

/** From Julian day numbers (amharic.md 5). */
export function ethiopicDate(time: number): CalendarDate {
  const k = dayNumber(time) + 2_440_588 - 1_723_856;
  const r = k % 1461;
  const n = (r % 365) + 365 * Math.floor(r / 1460);
  const year = 4 * Math.floor(k / 1461) + Math.floor(r / 365) - Math.floor(r / 1460);
  return { year, month: Math.floor(n / 30) + 1, day: (n % 30) + 1 };
}

/** Years are counted from March, so that the leap day comes last. */
export function gregorianDate(time: number): CalendarDate {
  const days = dayNumber(time) + 719_468;
  const era = Math.floor(days / 146_097);
  const inEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export function beginningOf(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const inYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const days = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + inYear - 719_468;
  return startOfDay(days);
}

/** Of a day's number, in Addis Ababa. */
export function startOfDay(number: number): number {
  return (number * minutesOfDay - addisAbabaOffsetMinutes) * 60_000;
}

/** 1970-01-01 was a Thursday. */
export const isSunday = (number: number): boolean => (number + 4) % 7 === 0;

export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** "2026-12-24" as the UTC ms in which that day begins in Addis Ababa. */
export function parseDate(text: string): number | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined) return null;
  const time = beginningOf(year, month!, day!);
  const read = gregorianDate(time);
  return read.year === year && read.month === month && read.day === day ? time : null;
}

/** 0 is Monday. */
export function weekdayOf(time: number): number {
  // 1970-01-01 was a Thursday; earlier days are negative.
  return (((dayNumber(time) + 3) % 7) + 7) % 7;
}

export function clockOf(time: number): { hour: number; minute: number; second: number } {
  const minutes = localMinutes(time) - dayNumber(time) * minutesOfDay;
  const second = Math.floor(time / 1000) - Math.floor(time / 60_000) * 60;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, second };
}

/** Days since 1 January 1970 in Addis Ababa. */
export function dayNumber(time: number): number {
  return Math.floor(localMinutes(time) / minutesOfDay);
}

function localMinutes(time: number): number {
  return Math.floor(time / 60_000) + addisAbabaOffsetMinutes;
}
