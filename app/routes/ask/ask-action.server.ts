import { findProductDetail } from "../../data/products/product-detail.server.ts";
import { askQuestion } from "../../data/questions/questions.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { optionHref, productHref } from "../../domain/products/product-links.ts";
import { questionLimit } from "../../domain/questions/question.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import { failureContext } from "../../http/request-context.server.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";
import { readPublicWords } from "../../shared/questions/public-words.server.ts";

export async function askAction(tools: ActionTools, nameSlug: string): Promise<Response> {
  const { db, session, submission, where, t, now, locale } = tools;
  const { fields: sent, repeated } = submission;
  const product = await findProductDetail(db, nameSlug);
  if (!product || product.retired) {
    where.context.set(failureContext, { status: 404 });
    return new Response(null, { status: 404 });
  }
  const path = productHref(product.nameSlug);
  // A refusal is displayed on the form's own page.
  const variantId = product.variants.find(({ id }) => String(id) === sent.get("variant"))?.id ?? 0;
  sent.set("returnTo", optionHref(product.nameSlug, variantId).replace(path, `${path}/ask`));
  const values = withoutSecrets(sent);
  const refuse = (fields: Record<string, string>, form: string | null) => replyProblem(where, { fields, values, form });
  if (repeated.size > 0) return refuse({}, t("actions.checkFields"));
  // Throws if the database cannot say who is signed in.
  void session.owner;
  const contact = session.account ? null : parseContact((sent.get("contact") ?? "").slice(0, contactLimit + 1));
  const asker = session.account ? `account:${session.account.id}` : contact?.value;
  const words = readPublicWords(sent.get("question"), questionLimit, "question.missing", t);
  if (!words.ok || asker === undefined) {
    return refuse(
      {
        ...(!words.ok && { question: words.sentence }),
        ...(asker === undefined && { contact: t("accountActions.contactInvalid") }),
      },
      null,
    );
  }
  const tried = await countTry(tools, "questions", contact?.value ?? null);
  if (!tried.ok) {
    const minutes = Math.ceil(tried.retryAfter / 60);
    return replyTooMany(where, tried.retryAfter, t("accountActions.codesTooMany", { minutes }));
  }
  const asked = { productId: product.id, variantId, asker, question: words.text, locale, now };
  if (!(await askQuestion(db, asked))) return refuse({}, t("question.full"));
  callOutbox(tools);
  return replyDone(
    { ...where, to: optionHref(product.nameSlug, variantId) },
    { kind: "done", text: t("question.sent") },
  );
}
