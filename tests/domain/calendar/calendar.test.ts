import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockOf, ethiopicDate, gregorianDate, weekdayOf } from "../../../app/domain/calendar/calendar.ts";

// amharic.md 5; times in Addis Ababa.
const at = (text: string) => Date.parse(`${text}:00.000+03:00`);
const noon = (day: string) => at(`${day}T12:00`);

/** Gregorian day, Ethiopian year, month and day, weekday from Monday (0); written by hand. */
const pairs: [string, number, number, number, number][] = [
  // The table of amharic.md 5.
  ["2026-01-07", 2018, 4, 29, 2],
  ["2024-02-29", 2016, 6, 21, 3],
  ["2026-09-11", 2019, 1, 1, 4],
  ["2027-09-11", 2019, 13, 6, 5],
  ["2027-09-12", 2020, 1, 1, 6],
  ["2024-08-21", 2016, 12, 15, 2],
  // Feasts: Timket, Adwa, Labour Day, Patriots' Day, the fall of the Derg, Buhe, Meskel, Genna.
  ["2025-01-19", 2017, 5, 11, 6],
  ["2026-03-02", 2018, 6, 23, 0],
  ["2026-05-01", 2018, 8, 23, 4],
  ["2026-05-05", 2018, 8, 27, 1],
  ["2026-05-28", 2018, 9, 20, 3],
  ["2026-08-19", 2018, 12, 13, 2],
  ["2026-09-27", 2019, 1, 17, 6],
  ["2024-01-07", 2016, 4, 28, 6],
  ["2024-01-20", 2016, 5, 11, 5],
  // The millennium.
  ["2007-09-11", 1999, 13, 6, 1],
  ["2007-09-12", 2000, 1, 1, 2],
  ["2000-01-01", 1992, 4, 22, 5],
  ["1999-12-31", 1992, 4, 21, 4],
  // New Year is a day later in the year before a leap year.
  ["2023-09-11", 2015, 13, 6, 0],
  ["2023-09-12", 2016, 1, 1, 1],
  ["2024-09-11", 2017, 1, 1, 2],
  ["2025-09-11", 2018, 1, 1, 3],
  // Pagumen has six days before a Gregorian leap year.
  ["2024-09-05", 2016, 12, 30, 3],
  ["2024-09-06", 2016, 13, 1, 4],
  ["2024-09-10", 2016, 13, 5, 1],
  ["2025-09-06", 2017, 13, 1, 5],
  ["2025-09-10", 2017, 13, 5, 2],
  ["2026-09-05", 2018, 12, 30, 5],
  ["2026-09-06", 2018, 13, 1, 6],
  ["2026-09-10", 2018, 13, 5, 3],
  ["2027-09-06", 2019, 13, 1, 0],
  ["2027-09-10", 2019, 13, 5, 4],
  ["2031-09-11", 2023, 13, 6, 3],
  ["2031-09-12", 2024, 1, 1, 4],
  ["2028-02-29", 2020, 6, 21, 1],
  ["2028-03-01", 2020, 6, 22, 2],
  ["2000-02-29", 1992, 6, 21, 1],
  ["1996-02-29", 1988, 6, 21, 3],
  // 1900 and 2100 are leap years in the Ethiopian calendar alone.
  ["1899-09-11", 1892, 1, 1, 0],
  ["1899-09-10", 1891, 13, 6, 6],
  ["1900-02-28", 1892, 6, 21, 2],
  ["1900-03-01", 1892, 6, 22, 3],
  ["1900-09-11", 1893, 1, 1, 1],
  ["1903-09-12", 1896, 1, 1, 5],
  ["2099-09-12", 2092, 1, 1, 5],
  ["2100-02-28", 2092, 6, 20, 6],
  ["2100-03-01", 2092, 6, 21, 0],
  ["2100-09-12", 2093, 1, 1, 6],
  ["2103-09-13", 2096, 1, 1, 3],
  ["1970-01-01", 1962, 4, 23, 3],
  ["1969-12-31", 1962, 4, 22, 2],
];

describe("the Ethiopian calendar", () => {
  test.each(pairs)("%s is %i-%i-%i", (day, year, month, ofMonth, weekday) => {
    const [gregorianYear, gregorianMonth, gregorianDay] = day.split("-").map(Number);
    for (const time of [at(`${day}T00:00`), noon(day), at(`${day}T23:59`) + 59_999]) {
      expect(ethiopicDate(time)).toEqual({ year, month, day: ofMonth });
      expect(gregorianDate(time)).toEqual({ year: gregorianYear, month: gregorianMonth, day: gregorianDay });
      expect(weekdayOf(time)).toBe(weekday);
    }
  });

  test("there are more than 40 pairs, with Pagumen, leap days and centuries among them", () => {
    expect(pairs.length).toBeGreaterThan(40);
    expect(pairs.filter(([, , month]) => month === 13).length).toBeGreaterThanOrEqual(10);
    expect(pairs.filter(([, , month, day]) => month === 13 && day === 6).length).toBeGreaterThanOrEqual(4);
  });

  test("the date changes at midnight in Addis Ababa, on both calendars", () => {
    const midnight = Date.UTC(2026, 8, 10, 21);
    expect([midnight - 1, midnight].map(ethiopicDate)).toEqual([
      { year: 2018, month: 13, day: 5 },
      { year: 2019, month: 1, day: 1 },
    ]);
    expect([midnight - 1, midnight].map(gregorianDate).map(({ day }) => day)).toEqual([10, 11]);
    expect([midnight - 1, midnight].map(clockOf)).toEqual([
      { hour: 23, minute: 59, second: 59 },
      { hour: 0, minute: 0, second: 0 },
    ]);
  });
});

describe.each([
  ["ethiopic", ethiopicDate],
  ["gregory", gregorianDate],
])("beside the platform's calendar: %s", (name, dateOf) => {
  // In UTC, three hours on: before 1936 Addis Ababa had another offset.
  const calendar = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    ...{ timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" },
  });
  const shown = (time: number) => {
    const parts = calendar.formatToParts(time + 3 * 3_600_000);
    const part = (type: string) => parts.find((one) => one.type === type || one.type === `related${type}`)?.value;
    return `${part("year") ?? part("Year")} ${part("month")} ${part("day")}`;
  };
  const ours = (time: number) => {
    const { year, month, day } = dateOf(time);
    return `${year} ${month} ${day}`;
  };

  test("every day from 1890 to 2110", () => {
    const wrong: string[] = [];
    for (let time = noon("1890-01-01"); time < noon("2110-01-01"); time += 86_400_000)
      if (ours(time) !== shown(time)) wrong.push(`${ours(time)} is ${shown(time)}`);
    expect(wrong).toEqual([]);
  });

  test("any moment", () => {
    const moments = fc.integer({ min: noon("1890-01-01"), max: noon("2110-01-01") });
    fc.assert(fc.property(moments, (time) => void expect(ours(time)).toBe(shown(time))));
  });
});
