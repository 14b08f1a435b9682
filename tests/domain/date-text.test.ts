import { expect, test } from "vitest";
import {
  bothDatesText,
  dateText,
  dateTimeText,
  ethiopicDate,
  gregorianDate,
  shortDateTimeText,
} from "../../app/domain/date-text.ts";

const at = (text: string) => Date.parse(`${text}:00+03:00`);

test.each([
  ["2026-01-07T12:00", { year: 2018, month: 4, day: 29 }],
  ["2024-02-29T12:00", { year: 2016, month: 6, day: 21 }],
  ["2026-09-11T00:00", { year: 2019, month: 1, day: 1 }],
  ["2026-09-10T23:59", { year: 2018, month: 13, day: 5 }],
  ["2027-09-11T12:00", { year: 2019, month: 13, day: 6 }],
  ["2027-09-12T12:00", { year: 2020, month: 1, day: 1 }],
  ["2024-08-21T12:00", { year: 2016, month: 12, day: 15 }],
])("%s in the Ethiopian calendar", (time, date) => {
  expect(ethiopicDate(at(time))).toEqual(date);
});

test.each([
  ["ethiopic", ethiopicDate],
  ["gregory", gregorianDate],
])("days follow the platform's calendar over 150 years: %s", (name, dateOf) => {
  const calendar = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    timeZone: "Africa/Addis_Ababa",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const wrong: string[] = [];
  for (let time = at("1950-01-01T12:00"); time < at("2100-01-01T12:00"); time += 86_400_000) {
    const { year, month, day } = dateOf(time);
    const part = Object.fromEntries(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
    const wanted = `${part.year} ${part.month} ${part.day}`;
    if (`${year} ${month} ${day}` !== wanted) wrong.push(wanted);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-03-12T07:00", "ከጠዋቱ 1:00"],
  ["2026-03-12T09:30", "ከጠዋቱ 3:30"],
  ["2026-03-12T12:00", "ከቀኑ 6:00"],
  ["2026-03-12T13:00", "ከቀኑ 7:00"],
  ["2026-03-12T20:00", "ከምሽቱ 2:00"],
  ["2026-03-12T00:00", "ከሌሊቱ 6:00"],
])("%s on the Ethiopian clock", (time, clock) => {
  expect(dateTimeText(at(time), "am")).toContain(`መጋቢት 3፣ ${clock} (`);
});

test("a day and a deadline in both languages", () => {
  const time = at("2026-03-12T18:05");
  expect(dateText(time, "en")).toBe("12 March 2026");
  expect(dateText(time, "am")).toBe("መጋቢት 3 ቀን 2018 ዓ.ም.");
  expect(bothDatesText(time, "en")).toBe("12 March 2026");
  expect(bothDatesText(time, "am")).toBe("መጋቢት 3 ቀን 2018 ዓ.ም. (እ.ኤ.አ. ማርች 12፣ 2026)");
  expect(shortDateTimeText(time, "am")).toBe("መጋቢት 3፣ ከምሽቱ 12:05");
  expect(dateTimeText(time, "en")).toBe("12 March, 18:05");
  expect(dateTimeText(time, "am")).toBe("መጋቢት 3፣ ከምሽቱ 12:05 (እ.ኤ.አ. ማርች 12፣ 18:05)");
});
