import { addisAbabaOffset } from "./constants.ts";
import type { Locale } from "./viewer.ts";

// Written out: Intl prints Amharic times that read as mistakes, and eras that differ between platforms.
const gregorianMonths: Record<Locale, string[]> = {
  en: "January February March April May June July August September October November December".split(" "),
  am: "ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" "),
};
const ethiopicMonths = "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(" ");
/** From 06:00, 12:00, 18:00 and 00:00, as the hours are counted in Ethiopia. */
const dayParts = ["ከሌሊቱ", "ከጠዋቱ", "ከቀኑ", "ከምሽቱ"];

const minutesOfDay = 24 * 60;

/** "12 March 2026", "መጋቢት 3 ቀን 2018 ዓ.ም.": the day in Addis Ababa of a time in UTC ms. */
export function dateText(time: number, locale: Locale): string {
  if (locale === "en") {
    const { day, month, year } = gregorianDate(time);
    return `${day} ${gregorianMonths.en[month - 1]} ${year}`;
  }
  const { day, month, year } = ethiopicDate(time);
  return `${ethiopicMonths[month - 1]} ${day} ቀን ${year} ዓ.ም.`;
}

/** A day that is worth both calendars: "መጋቢት 3 ቀን 2018 ዓ.ም. (እ.ኤ.አ. ማርች 12፣ 2026)"; in English as dateText. time in UTC ms. */
export function bothDatesText(time: number, locale: Locale): string {
  const own = dateText(time, locale);
  if (locale === "en") return own;
  const { day, month, year } = gregorianDate(time);
  return `${own} (እ.ኤ.አ. ${gregorianMonths.am[month - 1]} ${day}፣ ${year})`;
}

/**
 * A deadline: "12 March, 18:00"; in Amharic the Ethiopian date and hour first, then the European ones, because both are
 * in use. time in UTC ms, printed for Addis Ababa.
 */
export function dateTimeText(time: number, locale: Locale): string {
  const short = shortDateTimeText(time, locale);
  if (locale === "en") return short;
  const { day, month } = gregorianDate(time);
  return `${short} (እ.ኤ.አ. ${gregorianMonths.am[month - 1]} ${day}፣ ${europeanClock(time)})`;
}

/** A deadline in one line of a card: only the calendar and clock of the language. time in UTC ms. */
export function shortDateTimeText(time: number, locale: Locale): string {
  if (locale === "en") {
    const { day, month } = gregorianDate(time);
    return `${day} ${gregorianMonths.en[month - 1]}, ${europeanClock(time)}`;
  }
  const { day, month } = ethiopicDate(time);
  const { hour, minute } = clock(time);
  const ownHour = ((hour + 5) % 12) + 1;
  return `${ethiopicMonths[month - 1]} ${day}፣ ${dayParts[Math.floor(hour / 6)]} ${ownHour}:${twoDigits(minute)}`;
}

/** A day of the weeks around now: "24 November", "ኅዳር 15". time in UTC ms, printed for Addis Ababa. */
export function dayText(time: number, locale: Locale): string {
  const { day, month } = locale === "en" ? gregorianDate(time) : ethiopicDate(time);
  return locale === "en" ? `${day} ${gregorianMonths.en[month - 1]}` : `${ethiopicMonths[month - 1]} ${day}`;
}

interface CalendarDate {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** The Ethiopian date in Addis Ababa of a time in UTC ms; month 1 to 13. */
export function ethiopicDate(time: number): CalendarDate {
  const k = dayNumber(time) + 2_440_588 - 1_723_856;
  const r = k % 1461;
  const n = (r % 365) + 365 * Math.floor(r / 1460);
  const year = 4 * Math.floor(k / 1461) + Math.floor(r / 365) - Math.floor(r / 1460);
  return { year, month: Math.floor(n / 30) + 1, day: (n % 30) + 1 };
}

/** The European date in Addis Ababa of a time in UTC ms, counted in years that begin in March: the leap day comes last. */
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

/** Days since 1 January 1970 in Addis Ababa. */
function dayNumber(time: number): number {
  return Math.floor(localMinutes(time) / minutesOfDay);
}

function clock(time: number): { hour: number; minute: number } {
  const minutes = localMinutes(time) - dayNumber(time) * minutesOfDay;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

function europeanClock(time: number): string {
  const { hour, minute } = clock(time);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function localMinutes(time: number): number {
  return Math.floor(time / 60_000) + addisAbabaOffset;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
