import { listQuestions, type Question } from "../../content/content-index.server.ts";
import { searchQuestions } from "../../domain/search/help-search.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { answersOf, questionView } from "./help-answers.server.ts";

/** The questions that a text finds, in the viewer's language, and what is said above them. */
export async function findQuestions(find: string, locale: Locale, questions: readonly Question[]) {
  const otherLocale = locale === "am" ? "en" : "am";
  const other = listQuestions(otherLocale);
  const [own, others] = await Promise.all([answersOf(locale, questions), answersOf(otherLocale, other)]);
  const { slugs, isPartial } = searchQuestions(
    find,
    questions.map((question, at) => {
      const twin = other.findIndex(({ slug }) => slug === question.slug);
      const both = [question, other[twin]].filter((one) => one !== undefined);
      return {
        slug: question.slug,
        titles: both.map(({ title }) => title),
        words: both.flatMap(({ words }) => words ?? []),
        answers: [own[at]!, others[twin] ?? ""],
      };
    }),
  );
  const text: TextKey =
    slugs.length === 0 ? "content.helpNothing" : isPartial ? "content.helpPartly" : "content.helpFound";
  return {
    text,
    count: slugs.length,
    questions: slugs.map((slug) => questionView(questions.find((question) => question.slug === slug)!)),
  };
}
