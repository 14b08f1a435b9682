import { expect, test } from "vitest";
import { readScaleOptions } from "../../../../scripts/bench/scale/options.ts";

test("what is asked for", () => {
  expect(readScaleOptions([])).toEqual({ isReused: false, commitMs: 5, seed: "gulit" });
  expect(readScaleOptions(["--reuse", "--commit", "0", "--seed", "b"])).toEqual({
    isReused: true,
    commitMs: 0,
    seed: "b",
  });
  expect(readScaleOptions(["--help"])).toBeNull();
});

test.each(["soon", "-1", "1001", ""])("--commit %s is refused", (commit) => {
  expect(() => readScaleOptions([`--commit=${commit}`])).toThrow("--commit must be a number of ms from 0 to 1000");
});
