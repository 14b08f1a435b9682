import { expect, test } from "vitest";
import { acceptedLanguage } from "../../../app/domain/pages/accepted-language.ts";

// Specification 1; settled.md 56: the language of a first visit.

test.each<[header: string, locale: "en" | "am" | null]>([
  ["am", "am"],
  ["am-ET,am;q=0.9", "am"],
  ["ar,am;q=0.9", "am"],
  ["om-ET,ti;q=0.9,am;q=0.8,en;q=0.7", "am"],
  ["en;q=0.5,am", "am"],
  ["en;q=0.8, am ; q=0.9", "am"],
  ["am;q=0.8,en-GB;q=0.8", "am"],
  ["en-GB,am;q=0.9", "en"],
  ["AM-et", "am"],
  ["zh-Hant-TW,am-Ethi-ET;q=0.5", "am"],
  ["am;q=0,en;q=0.1", "en"],
  ["am;q=0", null],
  ["*", null],
  ["fr,*;q=0.5", null],
  ["amharic,am_ET,am;quality=1,am;q=x", null],
  ["am;q=5.5.5, en;q=0.1", "en"],
  ["", null],
  [`${"x-".repeat(4_000)},am`, "am"],
])("%s: %s", (header, locale) => expect(acceptedLanguage(header)).toBe(locale));
