import { expect, test } from "vitest";
import { readInterval } from "../../../app/domain/feed/sale-interval.ts";

const at = (iso: string) => Date.parse(iso);

test.each([
  ["2026-11-01T00:00+0300/2026-11-30T23:59+0300", "2026-10-31T21:00Z", "2026-11-30T20:59Z"],
  ["2026-11-01T13:00-0800/2026-11-11T15:30-08:00", "2026-11-01T21:00Z", "2026-11-11T23:30Z"],
  ["2026-11-01T00:00:00Z / 2026-11-02T00:00:30.5Z", "2026-11-01T00:00Z", "2026-11-02T00:00:30Z"],
  ["2026-11-01T10:00/2026-11-01T12:00", "2026-11-01T07:00Z", "2026-11-01T09:00Z"],
  ["2026-11-01/2026-11-01", "2026-10-31T21:00Z", "2026-11-01T21:00Z"],
  ["2028-02-29/2028-03-01", "2028-02-28T21:00Z", "2028-03-01T21:00Z"],
  ["2026-01-01T00:00+03/2031-01-01T00:00+03", "2025-12-31T21:00Z", "2030-12-31T21:00Z"],
  ["2026-01-01/", "2025-12-31T21:00Z", null],
  ["/2026-01-01", "1970-01-01T00:00Z", "2026-01-01T21:00Z"],
])("%s", (text, start, end) => {
  expect(readInterval(text, "dates")).toEqual({ start: at(start), end: end && at(end) });
});

test.each([
  ["2026-11-01", "notInterval"],
  ["2026-11-01/2026-11-02/2026-11-03", "notInterval"],
  ["2026-02-30/2026-03-05", "notDate"],
  ["2026-11-01T25:00/2026-11-02", "notDate"],
  ["15-12-16/20-12-16", "notDate"],
  ["2026-11-02/2026-10-01", "endsFirst"],
])("%s is refused", (text, reason) => {
  expect(() => readInterval(text, "dates")).toThrow(reason);
});

test("days of the century that dates may lie in", () => {
  for (let day = Date.UTC(2000, 0, 1); day < Date.UTC(2099, 11, 31); day += 13 * 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10);
    expect(readInterval(`${text}T00:00Z/2099-12-31`, "dates")?.start).toBe(day);
  }
});

test("no dates", () => {
  expect(readInterval("", "dates")).toBeNull();
  expect(readInterval("/", "dates")).toBeNull();
});
