import { expect, test } from "vitest";
import { readCheckoutOptions } from "../../../../scripts/bench/checkout/options.ts";

test("everything is measured unless one part is named", () => {
  expect(readCheckoutOptions([])).toEqual({
    parts: ["races", "rate", "batch", "kills"],
    checkouts: 2000,
    orders: 500,
    seed: 1,
  });
  expect(readCheckoutOptions(["--only", "kills", "--checkouts", "50"])).toMatchObject({
    parts: ["kills"],
    checkouts: 50,
  });
  expect(readCheckoutOptions(["--help"])).toBeNull();
});

test.each([
  [["--only", "everything"], /races, rate, batch, kills/],
  [["--checkouts", "0"], /whole number/],
  [["--orders", "many"], /whole number/],
  [["--what"], /npm run bench:checkout/],
])("%j is refused in one sentence", (argv, sentence) => {
  expect(() => readCheckoutOptions(argv)).toThrow(sentence);
});
