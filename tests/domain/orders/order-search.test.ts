import { expect, test } from "vitest";
import { nameWords, parseOrderSearch } from "../../../app/domain/orders/order-search.ts";

test.each([
  ["48 2719 3158", { by: "number", number: "4827193158" }],
  ["4827193158-1", { by: "number", number: "4827193158" }],
  ["0911 23 45 67", { by: "phone", phone: "+251911234567" }],
  ["+251911234567", { by: "phone", phone: "+251911234567" }],
  ["Hana tes", { by: "name", words: ["hana", "tes"] }],
  ["  ሐና  ተስፋዬ", { by: "name", words: ["ሀና", "ተስፋዬ"] }],
  ["ሀ", { by: "name", words: ["ሀ"] }],
  // One wrong digit: an invalid number, and no phone.
  ["4827193159", { by: "name", words: ["4827193159"] }],
  ["h", null],
  ["", null],
  ["  - ", null],
])("%j is looked for as %j", (typed, search) => {
  expect(parseOrderSearch(typed)).toEqual(search);
});

test("a name is stored in one spelling, each word once, cut at its limit", () => {
  expect(nameWords("Ḥana HANA O'Neil")).toEqual(["hana", "oneil"]);
  expect(nameWords("ሃና")).toEqual(nameWords("ሐና"));
  expect(nameWords("a b c d e f")).toHaveLength(4);
  expect(nameWords("x".repeat(90))[0]).toHaveLength(40);
  expect(nameWords("")).toEqual([]);
});
