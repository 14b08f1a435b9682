import { expect, test } from "vitest";
import { lastGoodPageSeconds, pageFreshness, wroteSeconds } from "../../app/domain/freshness.ts";
import { freshnessOf } from "../../app/page-cache/page-copy.ts";

const at = Date.UTC(2026, 10, 22, 9);
const copy = { kind: "product", composedAt: at, until: at + 86_400_000, version: 7 } as const;
const after = (seconds: number, current: number | null = 7, until = copy.until) =>
  freshnessOf({ ...copy, until }, at + seconds * 1000, current);

test("a copy is fresh, then handed out once more while a new one is made, then good for nothing but want", () => {
  expect([0, 15, 16, 75, 76].map((seconds) => after(seconds))).toEqual([
    "fresh",
    "fresh",
    "stale",
    "stale",
    "lastGood",
  ]);
});

test("nothing is handed out before it was made, or at a time it shows", () => {
  expect(after(-1)).toBeNull();
  expect([9, 10, 11].map((seconds) => after(seconds, 7, at + 10_000))).toEqual(["fresh", null, null]);
  expect(after(20, null, at + 20_000)).toBeNull();
});

test("a copy of another catalogue is handed out once more; an absent database changes no age", () => {
  expect([1, 16, 75, 76].map((seconds) => after(seconds, 8))).toEqual(["stale", "stale", "stale", "lastGood"]);
  expect(after(1, null)).toBe("fresh");
  expect(after(lastGoodPageSeconds - 1, null, Infinity)).toBe("lastGood");
  expect(after(lastGoodPageSeconds + 1, null, Infinity)).toBeNull();
});

test("who wrote meets no copy from before", () => {
  for (const { fresh, stale } of Object.values(pageFreshness)) expect(wroteSeconds).toBeGreaterThan(fresh + stale);
});
