import { expect, test } from "vitest";
import { OwnWords, PlaceWords, QuotingText } from "../../app/ui/own-words.tsx";
import { printed } from "../support/printed.tsx";

// amharic.md 4.

test.each([
  ["en", "ግራ በኩል", '<span lang="am">ግራ በኩል</span>'],
  ["am", "ግራ በኩል", "ግራ በኩል"],
  ["am", "on the left", '<span lang="en">on the left</span>'],
  ["en", "0911 23 45 67", "0911 23 45 67"],
  // Isolated: digits after it would move before it.
  ["en", "محمد علي", "<bdi>محمد علي</bdi>"],
  ["am", "דוד כהן", "<bdi>דוד כהן</bdi>"],
] as const)("on a page in %s: %j", (locale, text, html) => {
  expect(printed(<OwnWords text={text} />, locale)).toBe(html);
});

test("a place, each part in its language, a city that is its own region once", () => {
  const parts = ["Edna Mall", "", "ቦሌ", "Addis Ababa", "Addis Ababa"];
  expect(printed(<PlaceWords parts={parts} />, "en")).toBe('Edna Mall, <span lang="am">ቦሌ</span>, Addis Ababa');
});

test("a sentence around words, some of them in the other language", () => {
  const words = { query: "ሌዘር <b>", corrected: "leather" };
  expect(printed(<QuotingText text="listing.correctedTo" words={words} />, "en")).toBe(
    'Showing results for “leather”. Nothing matches “<span lang="am">ሌዘር &lt;b&gt;</span>”.',
  );
});
