import { describe, expect, test } from "vitest";
import {
  checkReview,
  reviewView,
  checkWords,
  replyLimit,
  reviewLimit,
  shortName,
} from "../../../app/domain/reviews/review.ts";

test.each([
  ["Hana Tesfaye Bekele", "Hana T."],
  ["  hana   tesfaye ", "hana T."],
  ["ሐና ተስፋዬ", "ሐና ተ."],
  ["Hana", "Hana"],
  ["Hana 😀mer", "Hana 😀."],
  ["", ""],
  ["\u202eHana\u0000 T", "Hana T."],
])("the name under a review: %j is %j", (name, shown) => expect(shortName(name)).toBe(shown));

describe("words (security-and-faults.md 6)", () => {
  test("are counted in letters, without control and bidi marks", () => {
    const most = "ቡ".repeat(reviewLimit);
    expect(checkWords(` ${most}\u202e\n`, reviewLimit)).toEqual({ ok: true, text: most });
    expect(checkWords(`${most}ና`, reviewLimit)).toEqual({ ok: false, over: 1, limit: reviewLimit });
    expect(checkWords("😀".repeat(replyLimit), replyLimit).ok).toBe(true);
  });

  test("may be left out, stars may not", () => {
    expect(checkReview({ rate: "5" })).toEqual({ ok: true, rate: 5, content: "" });
    expect(checkReview({ words: "x".repeat(reviewLimit + 1) })).toEqual({
      ok: false,
      problems: { rate: "missing", words: { max: reviewLimit } },
    });
    for (const rate of ["", "0", "6", "5.0", " 5", "٥", "1e0"]) expect(checkReview({ rate }).ok, rate).toBe(false);
  });
});

describe("what is printed of a review", () => {
  const review = {
    ...{ id: 7, rate: 5, author: "Hana T.", content: "Good.", contentLang: "en" as const, createdAt: 0 },
    ...{ isVerified: true, helpful: 2, reply: "እናመሰግናለን።", pictures: [] },
  };

  test("each text says its language where it is not the viewer's", () => {
    expect(reviewView(review, "en")).toMatchObject({ reply: { text: "እናመሰግናለን።", lang: "am" }, isVerified: true });
    expect(reviewView(review, "en")).not.toHaveProperty("lang");
    expect(reviewView(review, "am")).toMatchObject({ lang: "en", reply: { text: "እናመሰግናለን።" } });
    expect(reviewView({ ...review, reply: "" }, "en").reply).toBeNull();
  });

  test("what the viewer has to do with it, as far as that is known", () => {
    expect(reviewView(review, "en")).toMatchObject({ isHelpful: null, isOwn: false });
    const said = [{ id: 7, isHelpful: true, isOwn: false }];
    expect(reviewView(review, "en", said)).toMatchObject({ isHelpful: true, isOwn: false });
  });
});
