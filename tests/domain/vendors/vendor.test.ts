import { describe, expect, test } from "vitest";
import { vendorNameColumns, vendorNameMatch } from "../../../app/domain/vendors/vendor.ts";

test("what a vendor is found by: folded words of both names, and their sounds", () => {
  expect(vendorNameColumns({ name: "Tsehay Solar", nameAm: "ፀሐይ ሶላር" })).toEqual({
    words: "tsehay solar ጸሀይ ሶላር",
    keys: "shay solar",
  });
  expect(vendorNameColumns({ name: "Ada'a ☕", nameAm: null })).toEqual({ words: "adaa", keys: "ada" });
});

describe("a match", () => {
  test("needs every word, as the beginning of a word or of its sound", () => {
    expect(vendorNameMatch("Abay leath")).toBe(
      '(words : "abay"* OR keys : "abay"*) AND (words : "leath"* OR keys : "lat"*)',
    );
  });

  test("of short words goes by their letters alone", () => {
    expect(vendorNameMatch("ab")).toBe('(words : "ab"*)');
  });

  test("has at most eight words", () => {
    expect(vendorNameMatch("a b c d e f g h i j")?.match(/AND/g)).toHaveLength(7);
  });

  test.each(["", "  ", "!!!", "☕", "\0", "\u202e", '"', "* - ( )"])("of %j finds nobody", (text) => {
    expect(vendorNameMatch(text)).toBeNull();
  });

  test.each(['a" OR b', "NEAR(a b)", "words : x", "a* NOT b", "^a", "{a b} : c"])("takes no operators: %s", (text) => {
    expect(vendorNameMatch(text)!.replace(/\(words : "[\p{L}\p{N}]+"\*( OR keys : "\w+"\*)?\)|( AND )/gu, "")).toBe("");
  });
});
