import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises, servicePromises } from "../../../app/domain/home/promises.ts";
import { en } from "../../../app/i18n/en/index.ts";

const names = promises.map(({ key }) => en.homePrinted[key]);

test("every promise of specification 1", () =>
  expect(names).toEqual([
    "Free delivery",
    "Money back guarantee",
    "24/7 friendly support",
    "Quality guaranteed",
    "Easy order",
    "Easy Return",
    "Fast delivery",
  ]));

test("the services strip has five (specification 2.5.7)", () =>
  expect(servicePromises.map(({ key }) => en.homePrinted[key])).toEqual(names.slice(0, 5)));

// The badge's link counts sections: moving one must move the link.
test.each([
  ["moneyBack", "What you get back", "የሚመለስልዎት ገንዘብ"],
  ["quality", "What you can return", "መመለስ የሚችሉት"],
  ["easyReturn", "How to ask for it", "እንዴት ይጠየቃል"],
])("%s leads to the section that keeps it, in both languages", (key, ...titles) => {
  const { href } = promises.find((promise) => promise.key === key)!;
  const [path, section] = href.split("#section-");
  const found = ["en", "am"].map((language) => {
    const text = readFileSync(`app/content/${language}${path}.md`, "utf8");
    return [...text.matchAll(/^## (.+)$/gm)][Number(section) - 1]![1];
  });
  expect(found).toEqual(titles);
});
