import { redirect } from "react-router";
import { askShop } from "../../data/questions/shop-questions.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { shopQuestionLimit } from "../../domain/questions/question.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { refusedSentence } from "../../shared/forms/only-one.ts";
import { takeTry } from "../../shared/forms/read-form.server.ts";

export const loader = () => redirect("/pages/help-center", 303);

export const action = confirmed(async (tools) => {
  const { db, session, submission, where, t, now, locale } = tools;
  const { fields: sent, repeated } = submission;
  const values = withoutSecrets(sent);
  const refuse = (fields: Record<string, string>, form: string | null) => replyProblem(where, { fields, values, form });
  if (repeated.size > 0) return refuse({}, t("actions.checkFields"));
  const typed = (sent.get("contact") ?? "").slice(0, contactLimit + 1);
  const contact = session.account ? null : parseContact(typed);
  const asker = session.account ? `account:${session.account.id}` : contact?.value;
  const question = writtenText(sent.get("question") ?? "");
  const wrong: Record<string, string> = {};
  if (question === "") wrong.question = t("content.contactQuestionMissing");
  if (letterCount(question) > shopQuestionLimit) wrong.question = t("question.tooLong", { max: shopQuestionLimit });
  if (asker === undefined) wrong.contact = refusedSentence(typed, "accountActions.contactInvalid", t);
  if (asker === undefined || Object.keys(wrong).length > 0) return refuse(wrong, null);
  await takeTry(tools, "questions", { contact: contact?.value });
  await askShop(db, { asker, question, locale, now });
  return replyDone(where, t("content.contactQuestionSent"));
});
