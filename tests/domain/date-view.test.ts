import { expect, test } from "vitest";
import {
  dateView,
  daysView,
  dayView,
  deadlineView,
  longDateView,
  momentView,
  plainDate,
} from "../../app/domain/date-view.ts";

const at = (text: string) => Date.parse(`${text}:00+03:00`);
const time = at("2026-03-12T18:05");

test("a date says its machine form and, on hover, the whole day in the other calendar", () => {
  expect(dateView(time, "en")).toEqual({
    iso: "2026-03-12",
    text: "12 March 2026",
    title: "Thursday 3 Megabit 2018, Ethiopian calendar",
  });
  expect(dateView(time, "am")).toEqual({
    iso: "2026-03-12",
    text: "መጋቢት 3 ቀን 2018 ዓ.ም.",
    title: "ሐሙስ፣ እ.ኤ.አ. ማርች 12፣ 2026",
  });
});

test("a day to plan by has its weekday and both calendars", () => {
  expect(plainDate(longDateView(time, "en"))).toBe("Thursday 12 March 2026 (3 Megabit 2018)");
  expect(plainDate(longDateView(time, "am"))).toBe("ሐሙስ፣ መጋቢት 3 ቀን 2018 ዓ.ም. (እ.ኤ.አ. ማርች 12፣ 2026)");
});

test("a deadline prints both, in Amharic with both clocks", () => {
  expect(plainDate(deadlineView(time, "en"))).toBe("12 March, 18:05 (3 Megabit)");
  expect(plainDate(deadlineView(time, "am"))).toBe("መጋቢት 3፣ ከምሽቱ 12:05 (እ.ኤ.አ. ማርች 12፣ 6:05 PM)");
  expect(deadlineView(time, "am")).toMatchObject({
    iso: "2026-03-12T18:05+03:00",
    title: "ሐሙስ፣ እ.ኤ.አ. ማርች 12፣ 2026፣ 6:05 PM",
  });
});

test("machines are told the very second", () => {
  const ends = Date.UTC(2026, 10, 23, 20, 59, 59, 999);
  expect(Date.parse(momentView(ends, "am", ends).iso)).toBe(ends - 999);
  expect(momentView(ends, "en", ends)).toMatchObject({ iso: "2026-11-23T23:59:59+03:00", text: "23 November, 23:59" });
});

const printed = (from: string, until: string, locale: "en" | "am") => {
  const days = daysView(at(`${from}T00:00`), at(`${until}T23:59`), locale);
  return [plainDate(days.from), plainDate(days.until)];
};

test("the days of a delivery have one pair of brackets, behind the last", () => {
  expect(printed("2026-11-24", "2026-11-26", "en")).toEqual(["24 Nov", "26 Nov (15-17 Hidar)"]);
  expect(printed("2026-11-24", "2026-11-26", "am")).toEqual(["ኅዳር 15", "ኅዳር 17 (እ.ኤ.አ. ኖቬምበር 24 - 26)"]);
  expect(printed("2026-12-08", "2026-12-11", "en")).toEqual(["8 Dec", "11 Dec (29 Hidar - 2 Tahsas)"]);
  expect(printed("2026-11-28", "2026-12-02", "am")).toEqual(["ኅዳር 19", "ኅዳር 23 (እ.ኤ.አ. ኖቬምበር 28 - ዲሴምበር 2)"]);
  // Across the Ethiopian New Year.
  expect(printed("2026-09-09", "2026-09-12", "am")).toEqual(["ጳጉሜን 4", "መስከረም 2 (እ.ኤ.አ. ሴፕቴምበር 9 - 12)"]);
  expect(printed("2027-09-11", "2027-09-13", "en")).toEqual(["11 Sep", "13 Sep (6 Pagumen - 2 Meskerem)"]);
});

test("a single day has them behind itself", () => {
  expect(printed("2026-11-24", "2026-11-24", "en")).toEqual(["24 Nov (15 Hidar)", "24 Nov (15 Hidar)"]);
  expect(plainDate(dayView(time, "am"))).toBe("መጋቢት 3 (እ.ኤ.አ. ማርች 12)");
});

test("what was tells its year once that is over, in the reader's own calendar", () => {
  const texts = (now: string) => (["en", "am"] as const).map((locale) => momentView(time, locale, at(now)).text);
  expect(texts("2026-03-13T00:00")).toEqual(["12 March, 18:05", "መጋቢት 3፣ ከምሽቱ 12:05"]);
  // After the Ethiopian New Year, before the European one.
  expect(texts("2026-10-01T00:00")).toEqual(["12 March, 18:05", "መጋቢት 3 ቀን 2018 ዓ.ም.፣ ከምሽቱ 12:05"]);
  expect(texts("2027-01-01T00:00")).toEqual(["12 March 2026, 18:05", "መጋቢት 3 ቀን 2018 ዓ.ም.፣ ከምሽቱ 12:05"]);
});
