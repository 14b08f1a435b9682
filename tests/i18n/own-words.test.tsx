import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "../../app/domain/viewer.ts";
import { am } from "../../app/i18n/am/index.ts";
import { en } from "../../app/i18n/en/index.ts";
import { translateWith } from "../../app/i18n/translate.ts";
import { TextContext } from "../../app/i18n/use-t.tsx";
import { OwnWords, PlaceWords, QuotingText } from "../../app/ui/own-words.tsx";

// amharic.md 4.

function printed(locale: Locale, element: React.ReactNode): string {
  const t = translateWith(locale === "am" ? am : en, locale);
  return renderToStaticMarkup(<TextContext value={{ t, locale }}>{element}</TextContext>);
}

test.each([
  ["en", "ግራ በኩል", '<span lang="am">ግራ በኩል</span>'],
  ["am", "ግራ በኩል", "ግራ በኩል"],
  ["am", "on the left", '<span lang="en">on the left</span>'],
  ["en", "0911 23 45 67", "0911 23 45 67"],
  // Isolated: digits after it would move before it.
  ["en", "محمد علي", "<bdi>محمد علي</bdi>"],
  ["am", "דוד כהן", "<bdi>דוד כהן</bdi>"],
] as const)("on a page in %s: %j", (locale, text, html) => {
  expect(printed(locale, <OwnWords text={text} />)).toBe(html);
});

test("a place, each part in its language, a city that is its own region once", () => {
  const parts = ["Edna Mall", "", "ቦሌ", "Addis Ababa", "Addis Ababa"];
  expect(printed("en", <PlaceWords parts={parts} />)).toBe('Edna Mall, <span lang="am">ቦሌ</span>, Addis Ababa');
});

test("a sentence around words, some of them in the other language", () => {
  const words = { query: "ሌዘር <b>", corrected: "leather" };
  expect(printed("en", <QuotingText text="listing.correctedTo" words={words} />)).toBe(
    'Showing results for “leather”. Nothing matches “<span lang="am">ሌዘር &lt;b&gt;</span>”.',
  );
});
