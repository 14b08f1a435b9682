import { expect, test } from "vitest";
import { answerHours, isWorkingTime, workingHoursBefore } from "../../../app/domain/orders/working-hours.ts";
import { dayNumber, startOfDay } from "../../../app/domain/calendar/calendar.ts";

/** In Addis Ababa; 22 November 2026 is a Sunday. */
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 3);

test.each([
  ["the same day", at(24, 20), 12, at(24, 8)],
  ["over a night", at(24, 10), 12, at(23, 10)],
  ["at night, when nobody works", at(24, 3), 12, at(23, 8)],
  ["over a Sunday", at(23, 10), 12, at(21, 10)],
  ["on a Sunday", at(22, 12), 12, at(21, 8)],
  ["two days", at(26, 9), 24, at(24, 9)],
  ["four days with a Sunday", at(26, 20), 48, at(23, 8)],
])("%s", (_, now, hours, before) => expect(workingHoursBefore(now, hours)).toBe(before));

test.each([
  [at(24, 8), true],
  [at(24, 19), true],
  [at(24, 21), false],
  [at(24, 7), false],
  [at(22, 12), false],
])("%i: sellers work: %s", (now, works) => expect(isWorkingTime(now)).toBe(works));

test.each([
  ["12 24 48", [12, 24, 48]],
  ["1 2 3", [1, 2, 3]],
  ["24 12 48", null],
  ["0 12 48", null],
  ["12 24", null],
  ["soon", null],
])("%j is read as %j", (text, hours) => expect(answerHours(text)).toEqual(hours));

test.each([at(24, 0), at(24, 2), at(24, 23)])("%i is of the day that began at midnight in Addis Ababa", (now) =>
  expect(startOfDay(dayNumber(now))).toBe(at(24, 0)),
);
