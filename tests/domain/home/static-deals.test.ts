import { expect, test } from "vitest";
import {
  hygieneCountdown,
  hygieneDiscount,
  hygieneTiles,
  sampleFlashCard,
} from "../../../app/domain/home/static-deals.ts";
import { en } from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";

test("the hygiene block's fixed countdown and its tiles (specification 9.8)", () => {
  expect(translateWith(en, "en")("otherHome.staticCountdown", hygieneCountdown)).toBe("04 days 13 hours 34 min 56 sec");
  expect([5, 6]).toContain(hygieneTiles.length);
  expect(hygieneDiscount).toBe(25);
});

test("the sample flash card: 25 %, 4,000 ETB struck through to 3,500 ETB (specification 9.8)", () => {
  expect(sampleFlashCard.labels).toEqual([{ kind: "percent", percent: 25 }]);
  expect(sampleFlashCard.price).toEqual({ current: "3,500\u00A0ETB", old: "4,000\u00A0ETB", percent: null });
});
