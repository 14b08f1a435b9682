import { expect, test } from "vitest";
import { GifCards } from "../../../app/routes/home/gif-cards.tsx";
import type { GifView } from "../../../app/routes/home/home-content-view.ts";
import { printed } from "../../support/printed.tsx";

// Specification 7.2, decision 67.

const print = (cards: GifView[], { lite = false, locale = "en" as "en" | "am" } = {}) =>
  printed(<GifCards cards={cards} />, locale, { lite });

const hash = "0123456789abcdef0123456789abcdef";
const card: GifView = {
  href: "/shop/cart",
  image: `/media/v/${hash}`,
  moving: `/media/v/${hash}-moving`,
  name: "Coffee",
};
const images = (html: string) => html.match(/<img[^>]*>/g) ?? [];

test.each([
  ["en", "Animation: Coffee"],
  ["am", "የሚንቀሳቀስ ሥዕል፦ Coffee"],
] as const)("it stands still until its mark is pressed, which says what it moves (%s)", (locale, words) => {
  const html = print([card], { locale });
  const [still, ...others] = images(html);
  expect(still).toContain(`/media/v/${hash}-320.webp`);
  expect(still).toMatch(/width="640" height="360".* loading="lazy"/);
  // Without scripts a second picture would be fetched at once.
  expect(others).toEqual([]);
  expect(html).toMatch(
    new RegExp(
      `<details><summary><span[^>]*>${words}</span></summary><div[^>]* style="--moving:url\\(${card.moving}\\)"`,
    ),
  );
  expect(html.split(card.moving!)).toHaveLength(2);
  expect(html).toMatch(/<a class="touch strong" href="\/shop\/cart">Coffee<\/a>/);
});

test("without anything that moves there is no mark", () => {
  const html = print([{ ...card, moving: null }]);
  expect([images(html).length, html.includes("<details")]).toEqual([1, false]);
});

test("a lite page has the name and its link alone", () => {
  const html = print([card], { lite: true });
  expect(html).toContain('href="/shop/cart">Coffee</a>');
  expect(html).not.toMatch(/<img|<details|moving/);
});

test("without entries nothing stands there", () => expect(print([])).toBe(""));
