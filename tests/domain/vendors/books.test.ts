import { describe, expect, test } from "vitest";
import { type BookLine, monthsUntil, parseMonth, sumsOf } from "../../../app/domain/vendors/books.ts";

describe("months", () => {
  test.each([
    // Midnight in Addis Ababa is 21:00 UTC of the day before.
    ["2026-11", "2026-10-31T21:00:00.000Z", "2026-11-30T21:00:00.000Z"],
    ["2026-12", "2026-11-30T21:00:00.000Z", "2026-12-31T21:00:00.000Z"],
    ["2028-02", "2028-01-31T21:00:00.000Z", "2028-02-29T21:00:00.000Z"],
    ["2100-03", "2100-02-28T21:00:00.000Z", "2100-03-31T21:00:00.000Z"],
  ])("%s begins and ends at midnight there", (name, from, until) => {
    const month = parseMonth(name)!;
    expect([new Date(month.from).toISOString(), new Date(month.until).toISOString()]).toEqual([from, until]);
  });

  test.each(["", "2026", "2026-13", "2026-00", "2026-1", "1999-01", "2026-11-01", "x"])("%j is none", (text) =>
    expect(parseMonth(text)).toBeNull(),
  );

  test("the newest first, across a year; the last hours of a month in UTC are the next one's", () => {
    const names = (time: number) => monthsUntil(time, 3).map(({ name }) => name);
    expect(names(Date.UTC(2027, 0, 15))).toEqual(["2027-01", "2026-12", "2026-11"]);
    expect(names(Date.UTC(2026, 10, 30, 21, 30))).toEqual(["2026-12", "2026-11", "2026-10"]);
  });

  test("every month of forty years ends where the next one begins", () => {
    const months = monthsUntil(Date.UTC(2040, 11, 31), 480);
    for (const [at, month] of months.entries()) {
      expect(month.until).toBe(months[at - 1]?.from ?? month.until);
      expect(new Date(month.from + 3 * 3_600_000).toISOString()).toBe(`${month.name}-01T00:00:00.000Z`);
    }
  });
});

const line = (more: Partial<BookLine>): BookLine => ({
  ...{ kind: "delivered", at: 1, number: "4827193158", position: 1, vendorId: 1, vendor: "A", vendorAm: null },
  ...{ payment: "cash", goods: 0, discount: 0, fee: 0, total: 0, refunded: 0 },
  ...more,
});

test("sums count what was delivered, and take off what came back in the same month", () => {
  const lines = [
    line({ goods: 100_001, discount: 10_000, fee: 8_000, total: 98_001 }),
    line({ vendorId: 2, goods: 33, total: 33 }),
    // Delivered in an earlier month: the return counts in this one.
    line({ kind: "returned", goods: 50_000, fee: 8_000, total: 58_000, refunded: 50_000 }),
  ];
  expect(sumsOf(lines)).toEqual({
    ...{ parcels: 2, goods: 100_034, discount: 10_000, fee: 8_000 },
    ...{ total: 98_034, refunded: 50_000, left: 48_034 },
  });
  const leftOf = (id: number) => sumsOf(lines.filter(({ vendorId }) => vendorId === id)).left;
  expect([leftOf(1), leftOf(2)]).toEqual([48_001, 33]);
});
