import { expect, test } from "vitest";
import type { SpeedFigure } from "../../../../scripts/bench/speed/figures.ts";
import { goals, goalsTable, reachedGoals } from "../../../../scripts/bench/speed/goals.ts";

const figure = (row: string, metric: string, value: number, floor?: number): SpeedFigure => ({
  ...{ row, metric, value, unit: "" },
  ...(floor !== undefined && { floor: { name: "floor", value: floor } }),
});

const ofGoal = (number: string, figures: readonly SpeedFigure[], language: "en" | "am" = "en") =>
  reachedGoals(figures, [language]).find(({ goal }) => goal.number === number)!;

test("all twelve rows of speed.md 4 stand in the table, once in each language", () => {
  expect(goals.slice(0, 12).map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1)),
  );
  const lines = goalsTable(reachedGoals([], ["en", "am"]))
    .split("\n")
    .slice(2);
  expect(lines).toHaveLength(goals.length * 2);
  expect(lines.every((line) => line.includes("not measured in this run"))).toBe(true);
});

test("a row is reached up to its limit, by the figure that is nearest to it", () => {
  const paints = (first: number, largest: number) => [
    figure("home, en, Slow 3G", "first paint", first),
    figure("home, en, Slow 3G", "largest paint", largest),
    figure("product, en, Slow 3G", "first paint", 2_000),
    figure("product, en, Slow 3G", "largest paint", 2_100),
  ];
  expect(ofGoal("3", paints(2_000, 2_200))).toMatchObject({ isReached: true, ratio: 1.1 });
  expect(ofGoal("3", paints(2_000, 2_220))).toMatchObject({ isReached: false, ratio: 1.11 });
  expect(ofGoal("3", paints(2_000, 2_200)).shown).toContain("home, en, Slow 3G: largest paint");
});

test("what must be at least so much fails below it", () => {
  const warm = (plain: number, cart: number) => [
    figure("home, en, warm", "requests", plain, 100),
    figure("home, en, warm, with a cart", "requests", cart, 100),
  ];
  expect(ofGoal("7", warm(90, 80))).toMatchObject({ isReached: true });
  expect(ofGoal("7", warm(99, 98))).toMatchObject({ isReached: true });
  expect(ofGoal("7", warm(89, 95))).toMatchObject({ isReached: false, ratio: 0.89 });
  expect(ofGoal("7", warm(95, 70))).toMatchObject({ isReached: false, ratio: 0.7 });
});

test("nothing means nothing, and what was looked for and is missing fails", () => {
  const shifts = (value: number) => [figure("product, en, Slow 3G", "layout shift", value)];
  expect(ofGoal("6", shifts(0)).isReached).toBe(true);
  expect(ofGoal("6", shifts(0.001)).isReached).toBe(false);
  const hero = [
    figure("home, en, document", "critical CSS within", 13_000),
    figure("home, en, document", "hero pixels within", Number.NaN),
    figure("home, en, document", "compressed", 40_000),
  ];
  expect(ofGoal("2", hero)).toMatchObject({ isReached: false });
  expect(ofGoal("2", hero).shown).toContain("hero pixels");
});

test("of drawn pages every one must paint nearly as soon as home", () => {
  const paints = (slowest: number) => [
    figure("home beside them, en, Slow 3G", "first paint", 2_000),
    figure("drawn, /vendors, en, Slow 3G", "first paint", 2_100, 2_000),
    figure("drawn, /blog/classic, en, Slow 3G", "first paint", slowest, 2_000),
    figure("drawn, /blog/classic, am, Slow 3G", "first paint", 4_500, 2_000),
  ];
  expect(ofGoal("d", paints(2_300))).toMatchObject({ isReached: true, ratio: 1.15 });
  expect(ofGoal("d", paints(2_320))).toMatchObject({ isReached: false, ratio: 1.16 });
});

test("each language has its own figures; fonts have limits of their own", () => {
  const fonts = [figure("home, en, Slow 3G", "fonts", 0), figure("home, am, Slow 3G", "fonts", 33_000)];
  expect(ofGoal("4", fonts, "en").isReached).toBe(true);
  expect(ofGoal("4", fonts, "am").isReached).toBe(true);
  expect(ofGoal("4", [figure("home, en, Slow 3G", "fonts", 33_000)], "en").isReached).toBe(false);
  expect(ofGoal("4", [figure("home, am, Slow 3G", "fonts", 36_000)], "am").isReached).toBe(false);
});

test("an imported feed keeps within its bytes, and its pages within what holds for drawings", () => {
  const paint = (page: string, first: number, largest: number) => [
    figure(`imported feed, ${page}, Slow 3G`, "first paint", first),
    figure(`imported feed, ${page}, Slow 3G`, "largest paint", largest),
    figure(`imported feed, ${page}, Slow 3G`, "layout shift", 0),
  ];
  const feed = (cards: number, foreign: number) => [
    figure("imported feed", "pictures of 24 cards", cards),
    figure("imported feed", "heaviest of them", 14_000),
    figure("imported feed", "product's picture", 40_000),
    figure("imported feed", "requests to foreign hosts", foreign),
    ...paint("listing", 2_000, 9_000),
  ];
  expect(ofGoal("14", [...feed(250_000, 0), ...paint("product", 2_000, 2_500)])).toMatchObject({ isReached: true });
  expect(ofGoal("14", [...feed(250_001, 0), ...paint("product", 2_000, 2_500)])).toMatchObject({ isReached: false });
  expect(ofGoal("14", [...feed(250_000, 1), ...paint("product", 2_000, 2_500)])).toMatchObject({ isReached: false });
  expect(ofGoal("14", [...feed(250_000, 0), ...paint("product", 2_000, 2_501)])).toMatchObject({ isReached: false });
});

test("a row for many pages asks all of them", () => {
  const off = (page: string, missing: number) => figure(`${page}, en, scripts off`, "links missing", missing);
  expect(ofGoal("10", [off("home", 0), off("cart", 0)]).isReached).toBe(true);
  expect(ofGoal("10", [off("home", 0), off("cart", 1)])).toMatchObject({ isReached: false });
  expect(ofGoal("10", [off("home", 1)], "am").isReached).toBeNull();
});
