import { describe, expect, test } from "vitest";
import { backupNight, keptNights, nightName } from "../../../app/domain/upkeep/backup-nights.ts";

const DAY = 86_400_000;
const night = (name: string) => Date.parse(name) / DAY;

test.each([
  ["2026-11-24T22:59:59Z", "2026-11-24"],
  ["2026-11-24T23:00:00Z", "2026-11-25"],
  ["2026-11-25T12:00:00Z", "2026-11-25"],
  ["2026-11-25T23:00:00Z", "2026-11-26"],
])("at %s the night is %s: it begins at 2 in the morning in Addis Ababa", (time, name) => {
  expect(nightName(backupNight(Date.parse(time)))).toBe(name);
});

describe("which are kept", () => {
  test("all while there are few", () => {
    expect(keptNights([3, 1, 2])).toEqual([3, 2, 1]);
  });
  test("7 nights, and of 4 weeks the first", () => {
    // Wednesday; the Mondays before are 23, 16, 9 and 2 November.
    const nights = Array.from({ length: 60 }, (_, back) => night("2026-11-25") - back);
    expect(keptNights(nights).map(nightName)).toEqual([
      ...["2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19"],
      ...["2026-11-16", "2026-11-09", "2026-11-02"],
    ]);
  });
  test("night after night, no week of the last four is ever without", () => {
    let kept: number[] = [];
    for (let now = night("2026-01-01"); now < night("2026-12-31"); now += 1) {
      kept = keptNights([...kept, now]);
      const weeks = new Set(kept.map((one) => Math.floor((one + 3) / 7)));
      if (now > night("2026-02-01")) expect([weeks.size, kept.length]).toEqual([4, kept.length]);
      expect(kept.length).toBeLessThanOrEqual(11);
    }
  });
});
