import { describe, expect, test } from "vitest";
import { dayOfMonth, monthChoices } from "../../../app/domain/orders/asked-day.ts";

// amharic.md 5.

const DAY = 86_400_000;
/** 25 November 2026, 01:00 in Addis Ababa: 16 Hidar 2019. */
const NOW = Date.UTC(2026, 10, 24, 22);

describe("the months to choose from", () => {
  test("in English", () => {
    const choices = monthChoices(NOW, 62 * DAY, "en");
    expect(choices).toEqual([
      { value: "2026-11-01", text: "November 2026" },
      { value: "2026-12-01", text: "December 2026" },
      { value: "2027-01-01", text: "January 2027" },
    ]);
  });

  test("in Amharic, the thirteenth among them", () => {
    const choices = monthChoices(NOW, 730 * DAY, "am");
    expect(choices[0]).toEqual({ value: "2026-11-10", text: "ኅዳር 2019 ዓ.ም." });
    expect(choices).toContainEqual({ value: "2027-09-06", text: "ጳጉሜን 2019 ዓ.ም." });
    expect(choices).toHaveLength(27);
  });

  test("also on the last day of a month", () => {
    expect(monthChoices(Date.UTC(2026, 11, 31, 12), 0, "en")).toEqual([{ value: "2026-12-01", text: "December 2026" }]);
  });
});

test.each([
  ["24", "2026-12-01", "2026-12-24"],
  [" 1 ", "2026-12-01", "2026-12-01"],
  ["29", "2028-02-01", "2028-02-29"],
  ["15", "2026-12-10", "2026-12-24"],
  ["6", "2027-09-06", "2027-09-11"],
  ["", "", ""],
])("day %j of the month from %j is %j", (day, month, date) => expect(dayOfMonth(day, month)).toBe(date));

test.each([
  ["29", "2027-02-01"],
  ["7", "2027-09-06"],
  ["6", "2026-09-06"],
  ["0", "2026-12-01"],
  ["12/24", "2026-12-01"],
  ["24", ""],
  ["", "2026-12-01"],
  ["24", "2026-12-02"],
])("day %j of the month from %j is none", (day, month) => expect(dayOfMonth(day, month)).toBe("-"));
