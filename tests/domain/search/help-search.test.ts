import { describe, expect, test } from "vitest";
import { type SearchedQuestion, searchQuestions } from "../../../app/domain/search/help-search.ts";

// amharic.md 6.

const question = (slug: string, titles: string[], answers: string[] = [], words: string[] = []): SearchedQuestion => ({
  slug,
  titles,
  words,
  answers,
});
const questions = [
  question(
    "where-is-my-order",
    ["Where is my order?", "ትዕዛዜ የት ደርሷል?"],
    ["Enter the number and your phone.", "ቁጥሩንና ስልክዎን ያስገቡ።"],
    ["track parcel"],
  ),
  question("how-to-order", ["How do I order?", "እንዴት አዝዛለሁ?"], ["Put goods into the cart.", "ዕቃ ወደ ጋሪ ያስገቡ።"]),
  question(
    "send-back",
    ["How do I send goods back?", "ዕቃ እንዴት እመልሳለሁ?"],
    ["Returns are free for 14 days.", "በ14 ቀን ውስጥ ጸጉር ማድረቂያም ቢሆን ይመልሱ።"],
    ["refund"],
  ),
];
const found = (text: string) => searchQuestions(text, questions);

describe("questions that have all of the words", () => {
  test.each([
    ["order", ["where-is-my-order", "how-to-order"]],
    ["WHERE   order?", ["where-is-my-order"]],
    ["refund", ["send-back"]],
    ["retur", ["send-back"]],
    ["እንዴት", ["how-to-order", "send-back"]],
  ])("%s", (text, slugs) => {
    const { slugs: all, isPartial } = found(text);
    expect(new Set(all)).toEqual(new Set(slugs));
    expect(isPartial).toBe(false);
  });

  test("the question counts more than further words, and they more than the answer", () => {
    const ranked = [
      question("answer", ["A"], ["delivery"]),
      question("words", ["B"], [], ["delivery"]),
      question("title", ["Delivery"]),
    ];
    expect(searchQuestions("delivery", ranked).slugs).toEqual(["title", "words", "answer"]);
  });

  test("one sound in several letters, and prefixes of Amharic words", () => {
    expect(found("እቃ").slugs).toEqual(found("ዕቃ").slugs);
    expect(found("እቃ").slugs.length).toBe(2);
    expect(found("ፀጉር").slugs).toEqual(["send-back"]);
    expect(found("የስልክ").slugs).toEqual(["where-is-my-order"]);
  });
});

describe("when no question has all of the words", () => {
  test("those with the rare ones come first, and it is said so", () => {
    const { slugs, isPartial } = found("how refund zebra");
    expect(slugs[0]).toBe("send-back");
    expect(isPartial).toBe(true);
  });

  test("nothing is found for what nobody says", () => {
    expect(found("zebra")).toEqual({ slugs: [], isPartial: false });
    for (const text of ["", "   ", "?!፣።", "<b>"]) expect(found(text).isPartial, text).toBe(false);
    expect(found("?!፣።").slugs).toEqual([]);
  });

  test("a single letter is no beginning of a word", () => expect(found("g").slugs).toEqual([]));

  test("of a long text the first words count", () => {
    expect(found(`refund ${"refund ".repeat(500)}`).slugs).toEqual(["send-back"]);
    expect(() => found("ሀ".repeat(10_000))).not.toThrow();
  });
});
