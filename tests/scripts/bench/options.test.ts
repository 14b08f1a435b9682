import { expect, test } from "vitest";
import { readBenchOptions } from "../../../scripts/bench/options.ts";
import { PlainError } from "../../../scripts/steps/plain-error.mjs";

test("all parts but discovery, which is named; --quick takes what is measured in minutes", () => {
  expect(readBenchOptions([], 86_400_000 * 3)).toMatchObject({
    ...{ parts: ["bytes", "lab", "rates", "order", "distance", "feed"], runs: 3, seed: "3", products: 100_000 },
    ...{ languages: ["en", "am"], ms: 150, compare: null },
  });
  expect(readBenchOptions(["--quick"])).toMatchObject({ parts: ["bytes", "lab", "rates", "order"], runs: 1 });
  expect(readBenchOptions(["discovery", "bytes", "--products", "1_000_000"])).toMatchObject({
    ...{ parts: ["bytes", "discovery"], products: 1_000_000 },
  });
  expect(readBenchOptions(["--help"])).toBeNull();
});

test.each([
  [["naps"], "A part is one of bytes, lab"],
  [["--runs", "0"], "--runs must be a whole number from 1 to 25"],
  [["--products", "few"], "--products must be a whole number from 3000"],
  [["--pages", "home,desk"], '--pages is one of home, listing, product, search, cart, not "desk"'],
  [["--colour", "red"], "npm run bench --"],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readBenchOptions(argv)).toThrow(PlainError);
  expect(() => readBenchOptions(argv)).toThrow(sentence);
});
