import { describe, expect, test } from "vitest";
import { shuffled } from "../../../app/domain/home/shuffle.ts";

const items = ["a", "b", "c"];

describe("shuffled per display (specification 2.6)", () => {
  test("loses and repeats nothing, and leaves the table as it was", () => {
    expect(shuffled(items, Math.random).sort()).toEqual(items);
    expect(items).toEqual(["a", "b", "c"]);
  });

  test("takes its order from the random source alone", () => {
    expect(shuffled(items, () => 0)).toEqual(["b", "c", "a"]);
    expect(shuffled(items, () => 0.999)).toEqual(items);
    expect(shuffled([], () => 0)).toEqual([]);
  });

  test("gives every order, as often as any other", () => {
    const seen = new Map<string, number>();
    // All answers of the random source.
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const answers = [(first + 0.5) / 3, (second + 0.5) / 2];
        const order = shuffled(items, () => answers.shift()!).join("");
        seen.set(order, (seen.get(order) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(seen)).toEqual({ abc: 1, acb: 1, bac: 1, bca: 1, cab: 1, cba: 1 });
  });
});
