import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begin as runClocks } from "../../app/client/clocks.ts";

// Specification 4.2, 4.10, 9.1.

/** As ui/live-countdown prints it. */
function clock(until: number, daily?: string) {
  const children: { textContent?: string; className?: string; classList?: { toggle(): void }; remove(): void }[] = [
    { classList: { toggle: () => {} }, remove: () => {} },
  ];
  return {
    dataset: { until: String(until), clock: "{hours}:{minutes}:{seconds}", ...(daily !== undefined && { daily }) },
    children,
    appendChild: (box: { textContent?: string; className?: string }) => {
      children.push({ ...box, remove: () => children.pop() });
      return children[1];
    },
    shown: () => children[1]?.textContent,
    look: () => children[1]?.className,
  };
}

let clocks: ReturnType<typeof clock>[];
const shown = () => clocks.map((one) => one.shown());

/** 2.75 s before midnight in Addis Ababa. */
const NOW = Date.parse("2026-09-11T20:59:57.250Z");

/**
 * A page served at `served` that arrived by the network (`bytes`) or from a cache (0), half a second after its
 * navigation began.
 */
function arrive({ served = NOW as number | null, bytes = 20_000, now = NOW } = {}) {
  const serverTiming = served === null ? [] : [{ name: "now", duration: served }];
  vi.setSystemTime(now);
  vi.stubGlobal("performance", {
    timeOrigin: now - 500,
    getEntriesByType: () => [{ responseStart: 500, transferSize: bytes, serverTiming }],
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("document", {
    querySelectorAll: () => clocks,
    createElement: () => ({ setAttribute: () => {} }),
  });
  arrive();
});
afterEach(() => {
  // In this order, because the stub covers the faked clock.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("all clocks of a page share one timer (specification 4.2)", () => {
  clocks = Array.from({ length: 50 }, () => clock(NOW + 60_000));
  runClocks();
  expect(new Set(shown())).toEqual(new Set(["00:01:00"]));
  expect(vi.getTimerCount()).toBe(1);
});

test("the last 48 hours are red, no day before them", () => {
  const day = 86_400_000;
  clocks = [clock(NOW + 2 * day - 1_000), clock(NOW + 2 * day)];
  runClocks();
  expect(clocks.map((one) => one.look()!.includes("live-countdown-soon"))).toEqual([true, false]);
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

const HOUR = 3_600_000;

test.each([
  ["a day ahead", NOW + 24 * HOUR],
  ["six hours behind", NOW - 6 * HOUR],
  ["in 1970", 86_400_000],
])("a phone %s counts by the server's time, and a tab that stays open overnight does (specification 4.2)", (_, now) => {
  arrive({ now });
  clocks = [clock(NOW + 750 + 9_000), clock(NOW + 20 * HOUR)];
  runClocks();
  expect(shown()).toEqual(["00:00:10", "20:00:00"]);
  vi.advanceTimersByTime(8 * HOUR);
  expect(shown()).toEqual([undefined, "12:00:01"]);
});

test.each([
  ["out of the browser's own keeping", { bytes: 0 }],
  ["without a time of the server", { served: null }],
])("where a page came %s and the time cannot be known, the printed end stays (specification 4.2)", (_, how) => {
  arrive({ now: NOW + 6 * HOUR, ...how });
  clocks = [clock(NOW + 9 * HOUR)];
  runClocks();
  expect(shown()).toEqual([undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a page out of the browser's own keeping counts where the phone's clock is right all the same", () => {
  arrive({ bytes: 0, served: NOW - 30_000 });
  clocks = [clock(NOW + 60_000)];
  runClocks();
  expect(shown()).toEqual(["00:01:00"]);
});
