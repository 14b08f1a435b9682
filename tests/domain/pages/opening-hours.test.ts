import { describe, expect, test } from "vitest";
import { hoursView, readOpeningHours } from "../../../app/domain/pages/opening-hours.ts";

// amharic.md 5.

const week = { from: 0, until: 4, opens: 480, closes: 1080 };

describe("what is configured", () => {
  test.each([
    ["Mo-Fr 08:00-18:00", [week]],
    [" Mo-Fr 08:00-18:00 ; Sa 09:30-13:00;", [week, { from: 5, until: 5, opens: 570, closes: 780 }]],
    ["", []],
  ])("%j", (written, hours) => expect(readOpeningHours(written)).toEqual(hours));

  test.each(["always", "Mo-Fr", "Fr-Mo 08:00-18:00", "Mo 18:00-08:00", "Mo 24:00-25:00", "Xx 08:00-18:00", "Mo 8-18"])(
    "%s is refused",
    (written) => expect(readOpeningHours(written)).toBeNull(),
  );
});

test("days and hours are said in each language", () => {
  expect(hoursView(week, "en")).toEqual({
    ...{ isOneDay: false, from: "Monday", until: "Friday", opens: "08:00", closes: "18:00" },
  });
  expect(hoursView(week, "am")).toEqual({
    ...{ isOneDay: false, from: "ሰኞ", until: "ዓርብ", opens: "ከጠዋቱ 2:00", closes: "ምሽቱ 12:00" },
  });
});
