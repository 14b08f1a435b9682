import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSecond, thisSecond } from "../../app/client/clock.ts";

// Specification 4.2, 4.10, 9.1: what counts down does so every second.

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-09-11T20:59:57.250Z") }));
afterEach(() => void vi.useRealTimers());

test("all clocks of a page share one timer, which ends with the last of them (specification 4.2)", () => {
  const stops = Array.from({ length: 50 }, () => onSecond(() => {}));
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("they tick together, at the beginning of every second (specification 4.10)", () => {
  const seen: number[][] = [[], []];
  const stops = seen.map((list) => onSecond(() => list.push(thisSecond() % 60_000)));
  vi.advanceTimersByTime(2_750);
  for (const stop of stops) stop();
  vi.advanceTimersByTime(5_000);
  expect(seen[1]!.slice(-3)).toEqual([58_000, 59_000, 0]);
  expect(seen[0]!.slice(-3)).toEqual(seen[1]!.slice(-3));
});

test("a clock that comes after a pause shows that second, not the last one", () => {
  onSecond(() => {})();
  vi.advanceTimersByTime(60_000);
  const stop = onSecond(() => {});
  expect(thisSecond()).toBe(Date.now());
  stop();
});
