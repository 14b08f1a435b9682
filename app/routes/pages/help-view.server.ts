import { helpTopics, listQuestions, type HelpTopic, type HelpQuestion } from "../../content/content-index.server.ts";
import { openDocument } from "../../content/documents.ts";
import { searchQuestions } from "../../domain/search/help-search.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import { faqThing } from "../../domain/structured-data/page-thing.ts";
import { isRefused } from "../../http/request-context.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { siteOf } from "../../request/site.server.ts";
import { openPage } from "../../shared/written-pages/open-page.server.ts";
import { otherLocales, type Locale } from "../../domain/languages.ts";
import { mainFormId } from "../../ui/forms/main-form.ts";

const TOPIC_TEXTS: Record<HelpTopic, TextKey> = {
  orders: "content.topicOrders",
  delivery: "content.topicDelivery",
  payment: "content.topicPayment",
  returns: "content.topicReturns",
  account: "content.topicAccount",
  selling: "content.topicSelling",
};

export async function helpView(context: RequestContext, find: string) {
  const { locale, t, settings } = pageTools(context);
  const questions = listQuestions(locale);
  const answers = await answersOf(locale, questions);
  const site = siteOf(context);
  const opened = await openPage(context, {
    slug: "help-center",
    isIndexed: find === "",
    above: [],
    things: [
      faqThing(site, {
        path: "/pages/help-center",
        title: t("errors.helpCenter"),
        questions: questions.map(({ title }, at) => ({ question: title, answer: answers[at]! })),
      }),
    ],
  });
  const { documentTitle } = opened;
  return {
    ...opened,
    documentTitle: isRefused(context) ? t("actions.errorTitle", { title: documentTitle }) : documentTitle,
    mainForm: contactWays((await settings()).contact).length > 0 ? undefined : mainFormId,
    find,
    found: find === "" ? null : await findQuestions(find, locale, questions),
    topics: helpTopics.map((topic) => ({
      topic,
      name: t(TOPIC_TEXTS[topic]),
      questions: questions.filter((question) => question.topic === topic).map(questionView),
    })),
  };
}

export type HelpView = Awaited<ReturnType<typeof helpView>>;

async function findQuestions(find: string, locale: Locale, questions: readonly HelpQuestion[]) {
  const otherLocale = otherLocales(locale)[0]!;
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

async function answersOf(locale: Locale, questions: readonly HelpQuestion[]): Promise<string[]> {
  const documents = await Promise.all(questions.map((question) => openDocument(locale, textName(question))));
  return documents.map(({ plain }) => plain);
}

function questionView(question: HelpQuestion): { slug: string; title: string; name: string } {
  return { slug: question.slug, title: question.title, name: textName(question) };
}

function textName({ topic, slug }: HelpQuestion): string {
  return `help/${topic}/${slug}`;
}
