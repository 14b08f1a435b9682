import { expect, test } from "vitest";
import { cashText, firstNameText, goodsText, placeText } from "../../../app/domain/messages/message-words.ts";

const goods = (...lines: [units: number, name: string, size?: string][]) =>
  JSON.stringify(
    lines.map(([units, name, size = null]) => ({ units, name, nameAm: null, color: null, colorAm: null, size })),
  );

test.each([
  [goods([1, "Phone"]), 40, { text: "Phone", more: 0 }],
  [goods([2, "Phone"], [1, "Shoe"]), 40, { text: "2 x Phone, Shoe", more: 0 }],
  [goods([2, "Phone"], [1, "Shoe"], [3, "Bag"]), 16, { text: "2 x Phone, Shoe", more: 1 }],
  [goods([2, "Yirgacheffe coffee"], [1, "Shoe"]), 12, { text: "2 x Yirga...", more: 1 }],
  [goods([2, "Yirgacheffe coffee", "XL"], [1, "Shoe", "42"]), 17, { text: "2 x Yirga... (XL)", more: 1 }],
  [goods([1, "Shoe", "42"], [1, "Shoe", "43"]), 40, { text: "Shoe (42), Shoe (43)", more: 0 }],
  [goods([12, "የሀበሻ ቀሚስ"]), 14, { text: "12 x የሀበሻ ቀሚስ", more: 0 }],
])("%s in %i letters: %j", (json, most, said) => expect(goodsText(json, most, "en")).toEqual(said));

test.each([
  [[["Tibeb House", 450_000]], "4500"],
  [
    [
      ["Tibeb House", 450_000],
      ["ሉሲ ጫማ", 28_050],
    ],
    "Tibeb House 4500; ሉሲ ጫማ 280.5",
  ],
])("cash for the parcels %j: %s", (sums, said) =>
  expect(cashText(JSON.stringify(sums), (santim) => String(santim / 100))).toBe(said),
);

test.each([
  ["Hana", "Hana"],
  ["ሃና", "ሃና"],
  ["Jean-Luc", "Jean-Luc"],
  ["https://evil.example/x", "httpsevilexa..."],
  ["1.2.3", ""],
])("a first name as it was typed, %s, is printed as %s", (typed, said) => expect(firstNameText(typed)).toBe(said));

test.each([
  ["Nifas Silk-Lafto", "Nifas Silk-Lafto"],
  ["ቦሌ ክ/ከተማ", "ቦሌ ክከተማ"],
  ["bit.ly/win?now", "bitlywinnow"],
  ["Somewhere very far away from here", "Somewhere very far aw..."],
])("a place likewise: %s, %s", (typed, said) => expect(placeText(typed)).toBe(said));
