import { expect, test } from "vitest";
import { tally, tallyBits } from "../../../app/data/listings/walk.server.ts";
import { listedValues } from "../../../app/data/listings/values.server.ts";

test.each([
  ["numbers of shops and brands", [3, 1, 3, 0, 65_535]],
  ["patterns of 52 bits beside small ones", [2 ** 51 + 1, 2, 2 ** 51 + 1]],
])("%s are counted each", (_, numbers) => {
  const counts = tally(numbers.join(","));
  expect(counts).toEqual(new Map(numbers.map((number) => [number, numbers.filter((one) => one === number).length])));
});

test("nothing was listed: nothing is counted", () => {
  expect(tally(null)).toEqual(new Map());
  expect(tally("")).toEqual(new Map());
});

test("a pattern counts for each of its bits", () => {
  expect(
    tallyBits(
      new Map([
        [2 ** 51 + 1, 3],
        [1, 4],
      ]),
    ),
  ).toEqual(
    new Map([
      [0, 7],
      [51, 3],
    ]),
  );
});

test("of 100 values the 40 most frequent are listed, of equals the first, then those that are chosen", () => {
  const counts = new Map(Array.from({ length: 100 }, (_, value) => [value, value < 70 ? 5 : 100 + value]));
  const listed = listedValues(counts, [99, 60, 1000]);
  const frequent = Array.from({ length: 30 }, (_, index) => 99 - index);
  const equal = Array.from({ length: 10 }, (_, index) => index);
  expect(listed.map(([value]) => value)).toEqual([...frequent, ...equal, 60, 1000]);
  expect(listed.slice(-2)).toEqual([
    [60, 5],
    [1000, 0],
  ]);
});
