import { expect, test } from "vitest";
import { searchQuestions } from "../../app/domain/search/help-search.ts";

// The expected question is among the first three answers.

interface Written {
  frontmatter: { title: string; words?: string };
  plain: string;
}
const modules = import.meta.glob<Written>("../../app/content/{en,am}/help/**/*.md", { eager: true });
const english = Object.entries(modules).filter(([path]) => path.includes("/en/"));
const questions = english.map(([path, written]) => {
  const both = [written, modules[path.replace("/en/", "/am/")]!];
  return {
    slug: /([\w-]+)\.md$/.exec(path)![1]!,
    titles: both.map(({ frontmatter }) => frontmatter.title),
    words: both.flatMap(({ frontmatter }) => frontmatter.words ?? []),
    answers: both.map(({ plain }) => plain),
  };
});

test.each([
  ["where is my order", "where-is-my-order"],
  ["ትዕዛዜ የት ነው", "where-is-my-order"],
  ["telebirr", "payment-page"],
  ["refund", "money-back"],
  ["መመለስ", "can-i-return"],
  ["ማድረስ ስንት", "delivery-fee"],
  ["የይለፍ ቃል", "forgot-password"],
  ["ሻጭ መሆን", "become-a-seller"],
])("%s", (asked, slug) => expect(searchQuestions(asked, questions).slugs.slice(0, 3)).toContain(slug));

test("every question is found by its own words, first, in either language", () => {
  for (const { slug, titles } of questions) {
    for (const title of titles) expect(searchQuestions(title, questions).slugs.slice(0, 3), title).toContain(slug);
  }
});
