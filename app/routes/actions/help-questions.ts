import { redirect } from "react-router";
import { askShop } from "../../data/questions/shop-questions.server.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { shopQuestionLimit } from "../../domain/questions/question.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readAsker } from "../../shared/questions/read-asker.server.ts";

export const loader = () => redirect("/pages/help-center", 303);

export const action = confirmed(async (tools) => {
  const { db, reply, t, now, locale, submission } = tools;
  const text = writtenText(submission.fields.get("question") ?? "");
  const refused = (sentence: string) => ({ ok: false, sentence }) as const;
  const words =
    text === ""
      ? refused(t("content.contactQuestionMissing"))
      : letterCount(text) > shopQuestionLimit
        ? refused(t("question.tooLong", { max: shopQuestionLimit }))
        : ({ ok: true, text } as const);
  await askShop(db, { ...(await readAsker(tools, words)), locale, now });
  return reply(t("content.contactQuestionSent"));
});
