import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PlainError } from "../../../../scripts/steps/plain-error.mjs";
import { readSpeedOptions } from "../../../../scripts/bench/speed/options.ts";

test("everything three times unless said otherwise, a little once where it must be quick", () => {
  expect(readSpeedOptions([], 20_785.9 * 86_400_000)).toEqual({
    parts: ["bytes", "lab", "drawn", "rates", "order", "scale", "feed", "lighthouse"],
    pages: ["home", "listing", "product", "search", "cart"],
    languages: ["en", "am"],
    profiles: ["none", "slow4g", "slow3g"],
    runs: 3,
    isQuick: false,
    seed: "20785",
    distance: null,
    compare: null,
  });
  expect(readSpeedOptions(["--quick"])).toMatchObject({
    parts: ["bytes", "lab", "rates"],
    pages: ["home", "product"],
    languages: ["en"],
    profiles: ["none", "slow3g"],
    runs: 1,
  });
  expect(readSpeedOptions(["--help"])).toBeNull();
});

test("what is named is what is measured, in the table's order", () => {
  const asked = [
    "--only",
    "rates,bytes",
    "--pages",
    "cart,home",
    "--languages",
    "am",
    "--profiles",
    "slow3g",
    "--runs",
    "5",
  ];
  expect(readSpeedOptions(asked)).toMatchObject({
    parts: ["bytes", "rates"],
    pages: ["home", "cart"],
    languages: ["am"],
    profiles: ["slow3g"],
    runs: 5,
  });
  expect(readSpeedOptions(["--quick", "--pages", "cart", "--runs", "2"])).toMatchObject({ pages: ["cart"], runs: 2 });
});

test("the seed of drawn pages is the day's unless it is named", () => {
  expect(readSpeedOptions(["--seed", "4711"])).toMatchObject({ seed: "4711" });
});

test("a distance is measured alone", () => {
  expect(readSpeedOptions(["--distance", "150"])).toMatchObject({ parts: ["distance"], distance: 150 });
});

test.each([
  [["--distance", "far"], '--distance must be a whole number from 20 to 2000, not "far"'],
  [["--distance", "150", "--only", "rates"], "--distance is measured alone, without --only."],
  [["--only", "lab,weather"], '--only names bytes, lab, drawn, rates, order, scale, feed, lighthouse, not "weather"'],
  [["--pages", "checkout"], '--pages names home, listing, product, search, cart, not "checkout"'],
  [["--languages", "fr"], '--languages names en, am, not "fr"'],
  [["--profiles", "5g"], '--profiles names none, slow4g, slow3g, not "5g"'],
  [["--runs", "0"], "--runs must be a whole number from 1 to 25"],
  [["--runs", "many"], "--runs must be a whole number"],
  [["--compare", "nowhere.json"], "There is no file nowhere.json."],
  [["--colour", "red"], "npm run bench --"],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readSpeedOptions(argv)).toThrow(PlainError);
  expect(() => readSpeedOptions(argv)).toThrow(sentence);
});

test("an earlier run must be one", () => {
  const folder = mkdtempSync(join(tmpdir(), "gulit-speed-"));
  writeFileSync(join(folder, "run.json"), "{}");
  writeFileSync(join(folder, "text.json"), "fast enough");
  expect(readSpeedOptions(["--compare", join(folder, "run.json")])).toMatchObject({
    compare: join(folder, "run.json"),
  });
  expect(() => readSpeedOptions(["--compare", join(folder, "text.json")])).toThrow("is no JSON");
});
