import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockOf, ethiopicDate, gregorianDate, weekdayOf } from "../../../app/domain/calendar/calendar.ts";

// amharic.md 5; times in Addis Ababa.
const at = (text: string) => Date.parse(`${text}:00.000+03:00`);
const noon = (day: string) => at(`${day}T12:00`);

/** Gregorian day, Ethiopian year, month and day, weekday from Monday (0); written by hand. */
const pairs: [string, number, number, number, number][] = [
  ["2024-02-29", 2016, 6, 21, 3],
  ["2027-09-11", 2019, 13, 6, 5],
  ["1899-09-10", 1891, 13, 6, 6],
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

  // Leap years of both calendars, and centuries where they differ.
  test.each([1898, 1998, 2018, 2026, 2098])("every day of five years from %i", (year) => {
    const wrong: string[] = [];
    for (let time = noon(`${year}-01-01`); time < noon(`${year + 5}-01-01`); time += 86_400_000)
      if (ours(time) !== shown(time)) wrong.push(`${ours(time)} is ${shown(time)}`);
    expect(wrong).toEqual([]);
  });

  test("any moment", () => {
    const moments = fc.integer({ min: noon("1890-01-01"), max: noon("2110-01-01") });
    fc.assert(fc.property(moments, (time) => void expect(ours(time)).toBe(shown(time))));
  });
});
