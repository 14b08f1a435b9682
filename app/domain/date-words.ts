import { twoDigits } from "./calendar/calendar.ts";
import type { Locale } from "./languages.ts";

export type Calendar = "ethiopic" | "gregorian";

interface DateWords {
  /** amharic.md 5. */
  own: Calendar;
  other: Calendar;
  months: Record<Calendar, string[]>;
  weekdays: string[];
  date: (day: number, month: string, year: number, calendar: Calendar) => string;
  day: (day: number, month: string, calendar: Calendar) => string;
  /** Short enough for two in one line. */
  shortDay: (day: string) => string;
  month: (month: string, year: number, calendar: Calendar) => string;
  /** `first` includes its month; `last` does so if the months differ. */
  days: (first: string, last: { day: number; month: string; isSameMonth: boolean }) => string;
  withWeekday: (weekday: string, date: string) => string;
  clock: (hour: number, minute: string) => string;
  withClock: (day: string, clock: string) => string;
  /** Of a date in the other calendar; `european`: "6:05 PM". */
  note: (date: string, european: string) => string;
  tooltip: (date: string) => string;
}

/** From 00:00, 06:00, 12:00 and 18:00. */
const dayParts = ["ከሌሊቱ", "ከጠዋቱ", "ከቀኑ", "ከምሽቱ"];
const era = (calendar: Calendar) => (calendar === "ethiopic" ? "" : "እ.ኤ.አ. ");

// Not from Intl, whose Amharic times read like mistakes and whose eras differ between platforms.
export const dateWords: Record<Locale, DateWords> = {
  en: {
    own: "gregorian",
    other: "ethiopic",
    months: {
      gregorian: "January February March April May June July August September October November December".split(" "),
      ethiopic: "Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagumen".split(" "),
    },
    weekdays: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
    date: (day, month, year) => `${day} ${month} ${year}`,
    day: (day, month) => `${day} ${month}`,
    shortDay: (day) => day.replace(/(?<= \w{3})\w+/, ""),
    month: (month, year) => `${month} ${year}`,
    days: (first, { day, month, isSameMonth }) =>
      isSameMonth ? `${first.split(" ")[0]}-${day} ${month}` : `${first} - ${day} ${month}`,
    withWeekday: (weekday, date) => `${weekday} ${date}`,
    clock: (hour, minute) => `${twoDigits(hour)}:${minute}`,
    withClock: (day, clock) => `${day}, ${clock}`,
    note: (date) => date,
    tooltip: (date) => `${date}, Ethiopian calendar`,
  },
  am: {
    own: "ethiopic",
    other: "gregorian",
    months: {
      gregorian: "ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" "),
      ethiopic: "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(" "),
    },
    weekdays: "ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ".split(" "),
    date: (day, month, year, calendar) =>
      calendar === "ethiopic" ? `${month} ${day} ቀን ${year} ዓ.ም.` : `${era(calendar)}${month} ${day}፣ ${year}`,
    day: (day, month, calendar) => `${era(calendar)}${month} ${day}`,
    shortDay: (day) => day,
    month: (month, year, calendar) => `${era(calendar)}${month} ${year}${calendar === "ethiopic" ? " ዓ.ም." : ""}`,
    days: (first, { day, month, isSameMonth }) => `${first} - ${isSameMonth ? day : `${month} ${day}`}`,
    withWeekday: (weekday, date) => `${weekday}፣ ${date}`,
    // The hours of the Ethiopian day begin at 06:00 and 18:00.
    clock: (hour, minute) => `${dayParts[Math.floor(hour / 6)]} ${((hour + 5) % 12) + 1}:${minute}`,
    withClock: (day, clock) => `${day}፣ ${clock}`,
    note: (date, european) => `${date}፣ ${european}`,
    tooltip: (date) => date,
  },
};
