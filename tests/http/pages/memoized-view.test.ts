import { expect, test, vi } from "vitest";
import { nextMidnight } from "../../../app/domain/countdown.ts";
import { memoizedView } from "../../../app/http/pages/memoized-view.server.ts";

const NOW = 1_795_000_000_000;
const viewer = { locale: "en", currency: "ETB", now: NOW, signedIn: false } as const;
let turn = 0;
const fresh = () => `list ${(turn += 1)}`;
const made = () => vi.fn((reader: object) => [{ ...reader }]);

test("is made once for all who are given the same texts, and again for other texts, languages and currencies", () => {
  const [about, make] = [fresh(), made()];
  const first = memoizedView(about, ["a", "b"], viewer, make);
  expect(memoizedView(about, ["a", "b"], { ...viewer, signedIn: true }, make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  memoizedView(about, ["a", "c"], viewer, make);
  memoizedView(about, ["a", "b"], { ...viewer, locale: "am" }, make);
  memoizedView(about, ["a", "b"], { ...viewer, currency: "USD" }, make);
  memoizedView(fresh(), ["a", "b"], viewer, make);
  expect(make).toHaveBeenCalledTimes(5);
});

test("knows nothing of who asked", () => {
  const time = { percent: 1 } as never;
  expect(memoizedView(fresh(), ["a"], { ...viewer, signedIn: true, timeLeft: time }, made())).toEqual([viewer]);
});

test.each([
  ["a time that a text names", `[1,${NOW + 1_000}]`, NOW + 1_000],
  ["midnight in Addis Ababa", "[1]", nextMidnight(NOW)],
])("turns at %s, not before", (_, text, at) => {
  const [about, make] = [fresh(), made()];
  for (const [now, times] of [
    [NOW, 1],
    [at - 1, 1],
    [at, 2],
    [at + 1_000, 2],
    [NOW, 3],
  ] as const) {
    expect(memoizedView(about, ["x", text], { ...viewer, now }, make)).toMatchObject([{ now: expect.any(Number) }]);
    expect(make, `at ${now}`).toHaveBeenCalledTimes(times);
  }
});

test("makes room: what was not asked for the longest goes", () => {
  const [about, make] = [fresh(), made()];
  const large = "x".repeat(80_000);
  for (const name of ["a", "b", "a", "c", "a"]) memoizedView(about, [large + name], viewer, make);
  expect(make).toHaveBeenCalledTimes(3);
  memoizedView(about, [large + "b"], viewer, make);
  expect(make).toHaveBeenCalledTimes(4);
});

test("of single products pushes out others of its kind, and no list that everybody is shown", () => {
  const [home, list, goods] = [fresh(), made(), made()];
  memoizedView(home, ["list"], viewer, list);
  const walk = Array.from({ length: 8 }, (_, page) => `${page}${"x".repeat(80_000)}`);
  for (const text of walk) memoizedView("row", [text], viewer, goods, { isOfGoods: true });
  memoizedView(home, ["list"], viewer, list);
  expect(list).toHaveBeenCalledTimes(1);
  memoizedView("row", [walk[0]!], viewer, goods, { isOfGoods: true });
  expect(goods).toHaveBeenCalledTimes(walk.length + 1);
});
