import { clockOf, ethiopicDate, gregorianDate, weekdayOf } from "./calendar/calendar.ts";
import type { Locale } from "./viewer.ts";

export type Calendar = "ethiopic" | "gregorian";

/** amharic.md 5. */
export const calendars: Record<Locale, { own: Calendar; other: Calendar }> = {
  en: { own: "gregorian", other: "ethiopic" },
  am: { own: "ethiopic", other: "gregorian" },
};

// Not from Intl, whose Amharic times read like mistakes and whose eras differ between platforms.
const months: Record<Calendar, Record<Locale, string[]>> = {
  gregorian: {
    en: "January February March April May June July August September October November December".split(" "),
    am: "ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" "),
  },
  ethiopic: {
    en: "Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagumen".split(" "),
    am: "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(" "),
  },
};
const weekdays: Record<Locale, string[]> = {
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  am: "ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ".split(" "),
};
/** From 00:00, 06:00, 12:00 and 18:00. */
const dayParts = ["ከሌሊቱ", "ከጠዋቱ", "ከቀኑ", "ከምሽቱ"];

export function dateIn(calendar: Calendar, time: number) {
  const date = calendar === "ethiopic" ? ethiopicDate(time) : gregorianDate(time);
  return { ...date, name: (locale: Locale) => months[calendar][locale][date.month - 1]! };
}

/** "12 March 2026", "መጋቢት 3 ቀን 2018 ዓ.ም."; in the other calendar "3 Megabit 2018", "እ.ኤ.አ. ማርች 12፣ 2026". */
export function dateText(time: number, locale: Locale, calendar = calendars[locale].own): string {
  const { day, year, name } = dateIn(calendar, time);
  if (locale === "en") return `${day} ${name("en")} ${year}`;
  return calendar === "ethiopic" ? `${name("am")} ${day} ቀን ${year} ዓ.ም.` : `እ.ኤ.አ. ${name("am")} ${day}፣ ${year}`;
}

export function dayText(time: number, locale: Locale, calendar = calendars[locale].own): string {
  const { day, name } = dateIn(calendar, time);
  if (locale === "en") return `${day} ${name("en")}`;
  return `${calendar === "ethiopic" ? "" : "እ.ኤ.አ. "}${name("am")} ${day}`;
}

export function withWeekday(time: number, locale: Locale, date: string): string {
  return `${weekdays[locale][weekdayOf(time)]}${locale === "am" ? "፣" : ""} ${date}`;
}

export function weekdayText(day: number, locale: Locale): string {
  return weekdays[locale][day]!;
}

/** The hours of the Ethiopian day begin at 06:00 and 18:00: "ከምሽቱ 12:05". */
export function clockText(time: number, locale: Locale): string {
  const { hour, minute } = clockOf(time);
  if (locale === "en") return `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${dayParts[Math.floor(hour / 6)]} ${((hour + 5) % 12) + 1}:${twoDigits(minute)}`;
}

/** "6:05 PM", in brackets after an Ethiopian hour (amharic.md 5). */
export function europeanClock(time: number): string {
  const { hour, minute } = clockOf(time);
  return `${((hour + 11) % 12) + 1}:${twoDigits(minute)} ${hour < 12 ? "AM" : "PM"}`;
}

export function dateTimeText(time: number, locale: Locale, day = dayText(time, locale)): string {
  return `${day}${locale === "am" ? "፣" : ","} ${clockText(time, locale)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
