import { answerByLink, findLinkedQuestion } from "../../data/questions/questions.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { answerLimit } from "../../domain/questions/question.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { hashVendorLink } from "../../http/secrets/link-secrets.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { unknownOrder } from "../../shared/orders/order-pages.server.ts";
import { readPublicWords } from "../../shared/questions/public-words.server.ts";
import type { Route } from "../+types/question-link";

/** 409 where the desk decided meanwhile. */
export const answerQuestion = confirmed(async (tools, { request, params: { secret } }: Route.ActionArgs) => {
  const { db, submission, now, t, where } = tools;
  submission.fields.set("returnTo", `/question/${secret}`);
  const link = hashVendorLink(secret);
  const question = link && (await findLinkedQuestion(db, link, now));
  if (!question) return unknownOrder(where);
  const values = withoutSecrets(submission.fields);
  if (submission.repeated.size > 0) {
    return replyProblem(where, { fields: {}, values, form: t("actions.checkFields") });
  }
  const words = readPublicWords(submission.fields.get("answer"), answerLimit, "question.answerMissing", t);
  if (!words.ok) return replyProblem(where, { fields: { answer: words.sentence }, values, form: null });
  const { id, name } = question.chosen.product.vendor;
  const author: EventAuthor = { kind: "vendor", id: String(id), name, address: clientAddress(request.headers) };
  if (!(await answerByLink(db, { link, answer: words.text, author, now }))) {
    const present = await findLinkedQuestion(db, link, now);
    if (!present) return unknownOrder(where);
    if (present.answer !== words.text) {
      return replyProblem(where, { fields: {}, values, form: t("question.meanwhile") }, 409);
    }
  }
  return replyDone(where, { kind: "done", text: t("question.answered") });
});
