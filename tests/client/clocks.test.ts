import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runClocks } from "../../app/client/clocks.ts";

// Specification 4.2, 4.10, 9.1.

/** As ui/running-clock prints it. */
function clock(until: number, daily?: string) {
  const children: { textContent?: string; classList?: { toggle(): void }; remove(): void }[] = [
    { classList: { toggle: () => {} }, remove: () => {} },
  ];
  return {
    dataset: { until: String(until), clock: "{hours}:{minutes}:{seconds}", ...(daily !== undefined && { daily }) },
    children,
    appendChild: (box: { textContent?: string }) => {
      children.push({ ...box, remove: () => children.pop() });
      return children[1];
    },
    shown: () => children[1]?.textContent,
  };
}

let clocks: ReturnType<typeof clock>[];
const shown = () => clocks.map((one) => one.shown());

/** 2.75 s before midnight in Addis Ababa. */
const NOW = Date.parse("2026-09-11T20:59:57.250Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("document", {
    querySelectorAll: () => clocks,
    createElement: () => ({ setAttribute: () => {} }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("all clocks of a page share one timer (specification 4.2)", () => {
  clocks = Array.from({ length: 50 }, () => clock(NOW + 60_000));
  runClocks();
  expect(new Set(shown())).toEqual(new Set(["00:01:00"]));
  expect(vi.getTimerCount()).toBe(1);
});

test("they tick together, at the beginning of every second (specification 4.10)", () => {
  clocks = [clock(NOW + 750 + 9_000), clock(NOW + 750 + 7_000)];
  runClocks();
  vi.advanceTimersByTime(749);
  expect(shown()).toEqual(["00:00:10", "00:00:08"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["00:00:09", "00:00:07"]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual(["00:00:08", "00:00:06"]);
});

test("a deal's clock ends with its deal, the day's begins anew at midnight (specification 4.10)", () => {
  const midnight = NOW + 2_750;
  clocks = [clock(midnight), clock(midnight, "")];
  runClocks();
  vi.advanceTimersByTime(1_750);
  expect(shown()).toEqual(["00:00:01", "0:0:1"]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([undefined, "24:0:0"]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([undefined, "23:59:59"]);
});
