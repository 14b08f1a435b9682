import type { RouterContextProvider } from "react-router";
import { helpTopics, listQuestions, type HelpTopic } from "../../content/content-index.server.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import { faqThing } from "../../domain/structured-data/faq-thing.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { siteOf } from "../../middleware/site.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { openPage } from "../content/open-page.server.ts";
import { answersOf, questionView } from "./help-answers.server.ts";
import { findQuestions } from "./help-found.server.ts";

const TOPIC_TEXTS: Record<HelpTopic, TextKey> = {
  orders: "content.topicOrders",
  delivery: "content.topicDelivery",
  payment: "content.topicPayment",
  returns: "content.topicReturns",
  account: "content.topicAccount",
  selling: "content.topicSelling",
};

/** What the help center prints; `find` is what is searched for, "" where nothing is. */
export async function helpView(context: Readonly<RouterContextProvider>, find: string) {
  const { locale } = context.get(viewerContext);
  const t = context.get(translator);
  const questions = listQuestions(locale);
  const answers = await answersOf(locale, questions);
  const site = siteOf(context);
  const page = await openPage(context, {
    slug: "help-center",
    isIndexed: find === "",
    above: [],
    things: [
      faqThing(site, {
        path: "/pages/help-center",
        title: t("content.helpCenter"),
        questions: questions.map(({ title }, at) => ({ question: title, answer: answers[at]! })),
      }),
    ],
  });
  return {
    ...page,
    contact: contactWays(context.get(bindings).contact),
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
