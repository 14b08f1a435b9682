import { expect, test } from "vitest";
import { dueHolidays } from "../../../app/domain/home/holiday-order.ts";

// Decision 59, specification 2.5.
const PACKAGES = ["enkutatash", "meskel", "gena", "fasika", "buhe"].map((name) => ({ slugName: `${name}-package` }));
const due = (time: string, packages: { slugName: string }[] = PACKAGES) =>
  dueHolidays(packages, Date.parse(`${time}+03:00`)).map(({ slugName }) => slugName.replace("-package", ""));

test.each([
  ["2026-11-25T12:00:00", ["gena", "fasika"]],
  // Gena: 29 Tahsas.
  ["2027-01-07T23:59:59", ["gena", "fasika"]],
  ["2027-01-08T00:00:00", ["fasika"]],
  // Orthodox Easter of 2027: 2 May.
  ["2027-05-02T20:00:00", ["fasika", "buhe", "enkutatash", "meskel"]],
  ["2027-05-03T00:00:00", ["buhe", "enkutatash", "meskel"]],
  // Buhe: 13 Nehase.
  ["2027-08-20T00:00:00", ["enkutatash", "meskel", "gena"]],
  // New Year is 12 September before the leap year 2028.
  ["2027-09-12T23:00:00", ["enkutatash", "meskel", "gena"]],
  ["2027-09-13T00:00:00", ["meskel", "gena"]],
])("at %s", (time, expected) => {
  expect(due(time)).toEqual(expected);
});

test.each([
  ["2026-04-12", "fasika"],
  ["2028-04-16", "fasika"],
  ["2027-01-19", "timket"],
  ["2026-09-27", "meskel"],
  ["2028-01-08", "genna"],
])("the day of %s is that of %s: the next day it is past", (date, slug) => {
  const [gone, near] = [86_400_000, -86_400_000].map((step) =>
    new Date(Date.parse(date) + step).toISOString().slice(0, 10),
  );
  const here = [{ slugName: slug }, { slugName: "other" }];
  expect(due(`${near}T12:00:00`, here)).toEqual([slug, "other"]);
  expect(due(`${date}T23:59:59`, here)).toEqual([slug, "other"]);
  expect(due(`${gone}T00:00:00`, here)).toEqual(["other"]);
});

test("feasts by the moon, give or take a day: Eid al-Fitr of 2026 and 2027, Arafa of 2027", () => {
  for (const [slug, date] of [
    ["eid-al-fitr", "2026-03-20"],
    ["eid-al-fitr", "2027-03-10"],
    ["eid-al-adha", "2027-05-16"],
  ] as const) {
    const at = (days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
    expect(due(`${at(-2)}T12:00:00`, [{ slugName: slug }]), slug).toHaveLength(1);
    expect(due(`${at(3)}T12:00:00`, [{ slugName: slug }]), slug).toHaveLength(0);
  }
  expect(due("2027-03-20T12:00:00", [{ slugName: "eid-package" }])).toEqual([]);
  expect(due("2027-05-02T12:00:00", [{ slugName: "eid-package" }])).toEqual(["eid"]);
});

test("a package of no known feast stays, last, in the order it was given", () => {
  const given = ["weddings", "gena-package", "graduation"].map((slugName) => ({ slugName }));
  expect(due("2026-11-25T12:00:00", given)).toEqual(["gena", "weddings", "graduation"]);
});
