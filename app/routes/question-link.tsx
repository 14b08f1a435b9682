import { findLinkedQuestion, answerByLink } from "../data/questions/questions.server.ts";
import { momentView } from "../domain/date-view.ts";
import { displayName } from "../domain/display-name.ts";
import { askedView, answerLimit } from "../domain/questions/question.ts";
import { hashLinkSecret } from "../http/secrets/link-secrets.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { orderNotFoundReply } from "../shared/orders/order-not-found.server.ts";
import { inSellersLanguage } from "../shared/sellers-language.server.ts";
import { AskedProduct } from "../shared/questions/asked-product.tsx";
import { DatedText } from "../ui/date-text.tsx";
import { PostForm } from "../ui/forms/post-form.tsx";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { WordsField } from "../ui/forms/words-field.tsx";
import { MarkedName } from "../ui/marked-name.tsx";
import { OwnWords } from "../ui/own-words.tsx";
import type { Route } from "./+types/question-link";
import "../shared/reviews/review.first.css";
import type { EventAuthor } from "../domain/desk/operator-event.ts";
import { clientAddress } from "../http/client-network.server.ts";
import { readPublicWords } from "../shared/questions/public-words.server.ts";
import { mainFormId } from "../ui/forms/main-form.ts";

/**
 * Decision 60; in the seller's language unless the reader chose one, without the author. A forged or expired secret is
 * 404.
 */
export async function loader({ request, context, params: { secret } }: Route.LoaderArgs) {
  const { db, viewer, locale, now, needed, title, notFound } = pageTools(context);
  const hash = hashLinkSecret(secret);
  const found = hash === null ? null : await needed(findLinkedQuestion(db, hash, now));
  if (!found) throw notFound();
  await inSellersLanguage({ request, context }, `/question/${secret}`, found.vendorLocale);
  const { question, answer, state, chosen, askedAt, expiresAt } = found;
  return {
    action: `/question/${secret}`,
    mainForm: state === "asked" || state === "answered" ? mainFormId : undefined,
    title: title("question.linkTitle"),
    ...{ question, answer, state },
    product: askedView(chosen, viewer),
    vendor: displayName(chosen.product.vendor, locale),
    asked: momentView(askedAt, locale, now),
    expires: momentView(expiresAt, locale, now),
  };
}

/** 409 where the desk decided meanwhile. */
export const action = confirmed(async (tools, { request, params: { secret } }: Route.ActionArgs) => {
  const { db, submission, now, t, reply, refuse, where } = tools;
  submission.fields.set("returnTo", `/question/${secret}`);
  const link = hashLinkSecret(secret);
  const question = link && (await findLinkedQuestion(db, link, now));
  if (!question) return orderNotFoundReply(where);
  const values = tools.typedValues();
  if (submission.repeated.size > 0) return tools.refuseFields();
  const words = readPublicWords(submission.fields.get("answer"), answerLimit, "question.answerMissing", t);
  if (!words.ok) return refuse({ fields: { answer: words.sentence }, values });
  const { id, name } = question.chosen.product.vendor;
  const author: EventAuthor = { kind: "vendor", id: String(id), name, address: clientAddress(request.headers) };
  if (!(await answerByLink(db, { link, answer: words.text, author, now }))) {
    const present = await findLinkedQuestion(db, link, now);
    if (!present) return orderNotFoundReply(where);
    if (present.answer !== words.text) {
      return refuse({ values, form: t("question.meanwhile") }, 409);
    }
  }
  return reply(t("question.answered"));
});

export { secretAddress as headers, unlistedSecret as meta } from "../http/head/secret-page.ts";

export default function QuestionLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { question, answer, state, product, vendor, asked, expires } = loaderData;
  return (
    <article className="review page narrow stack">
      <h1>{t("question.linkHeading")}</h1>
      <FormProblem />
      <p className="soft">
        <MarkedName text="parcelLink.forVendor" {...vendor} />
      </p>
      <AskedProduct asked={product} />
      <p>
        <strong>
          <OwnWords text={question} />
        </strong>
      </p>
      <p className="soft">
        <DatedText text="question.asked" dates={{ date: asked }} />
      </p>
      {state === "asked" || state === "answered" ? (
        <AnswerForm question={loaderData} />
      ) : (
        <>
          {answer && (
            <p>
              {t("question.answer")} <OwnWords text={answer} />
            </p>
          )}
          <p className="soft">{t(state === "shown" ? "question.isShown" : "question.isHidden")}</p>
        </>
      )}
      <p className="soft">
        <DatedText text="parcelLink.secret" dates={{ date: expires }} />
      </p>
    </article>
  );
}

function AnswerForm({ question: { action, answer, state } }: { question: Route.ComponentProps["loaderData"] }) {
  const t = useT();
  const field = { name: "answer", label: t("parcelLink.answer"), hint: t("question.answerHint", { max: answerLimit }) };
  return (
    <PostForm className="form" id={mainFormId} action={action}>
      {state === "answered" && <p className="soft">{t("question.waits")}</p>}
      <WordsField {...field} rows={5} required defaultValue={answer} />
      <button className="button button-primary">
        {t(state === "asked" ? "question.sendAnswer" : "question.change")}
      </button>
    </PostForm>
  );
}
