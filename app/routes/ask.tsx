import { redirect } from "react-router";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { listPublishedQuestions, askQuestion } from "../data/questions/questions.server.ts";
import { displayName } from "../domain/display-name.ts";
import { chosenOption, readOptionChoice } from "../domain/products/option-choice.ts";
import { productHref, optionHref } from "../domain/products/product-links.ts";
import { askedView, questionLimit } from "../domain/questions/question.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed, type ActionTools, callOutbox } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { AskedProduct } from "../shared/questions/asked-product.tsx";
import { QuestionList } from "../shared/questions/question-list.tsx";
import { readAsker } from "../shared/questions/read-asker.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { mainFormId } from "../ui/forms/main-form.ts";
import { MarkedName } from "../ui/marked-name.tsx";
import type { Route } from "./+types/ask";
import { readPublicWords } from "../shared/questions/public-words.server.ts";
import "../shared/reviews/review.first.css";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { QuestionFields } from "../shared/questions/question-fields.tsx";
import { useShell } from "../ui/root-data.ts";

const LISTED = 30;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, viewer, locale, needed, title, notFound } = pageTools(context);
  const product = await needed(findProductDetail(db, params.nameSlug));
  if (!product || product.retired) throw notFound();
  const href = productHref(product.nameSlug);
  if (url.pathname !== `${href}/ask`) throw redirect(`${href}/ask${url.search}`, 301);
  const { variant } = chosenOption(product.variants, readOptionChoice(url.searchParams));
  const asked = askedView({ product, variant, variantId: variant?.id ?? 0 }, viewer);
  return {
    mainForm: mainFormId,
    title: title("question.title", { name: asked.name }),
    asked,
    productPath: href,
    variantId: variant?.id ?? 0,
    vendor: displayName(product.vendor, locale),
    questions: await needed(listPublishedQuestions(db, product.id, LISTED)),
  };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => askAction(tools, params.nameSlug));

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export default function AskPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { asked, vendor, questions, productPath, variantId } = loaderData;
  return (
    <div className="review page narrow stack">
      <h1>{t("question.ask")}</h1>
      <AskedProduct asked={asked} />
      <p className="soft">
        <MarkedName text="quickView.soldBy" name={vendor.name} lang={vendor.lang} />
      </p>
      <FormProblem />
      <AskForm action={`${productPath}/ask`} variant={variantId} max={questionLimit} />
      {questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions">{t("question.heading")}</h2>
          <QuestionList href={productPath} questions={questions} />
        </section>
      )}
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/route-failure.tsx";

function AskForm({ action, variant, max }: { action: string; variant: number; max: number }) {
  const t = useT();
  const { account } = useShell();
  return (
    <form className="form" id={mainFormId} method="post" action={action}>
      <Xsrf />
      {variant > 0 && <input type="hidden" name="variant" value={variant} />}
      <QuestionFields label={t("question.label")} hint={t("question.hint", { max })} />
      <p className="soft">{t(account ? "question.promiseAccount" : "question.promise")}</p>
      <button className="button button-primary">{t("question.send")}</button>
    </form>
  );
}

async function askAction(tools: ActionTools, nameSlug: string): Promise<Response> {
  const { db, reply, refuse, t, now, locale } = tools;
  const { fields: sent } = tools.submission;
  const product = await findProductDetail(db, nameSlug);
  if (!product || product.retired) return tools.notFound();
  const path = productHref(product.nameSlug);
  // A refusal is displayed on the form's own page.
  const variantId = product.variants.find(({ id }) => String(id) === sent.get("variant"))?.id ?? 0;
  sent.set("returnTo", optionHref(product.nameSlug, variantId).replace(path, `${path}/ask`));
  const words = readPublicWords(sent.get("question"), questionLimit, "question.missing", t);
  const asked = { productId: product.id, variantId, ...(await readAsker(tools, words)), locale, now };
  if (!(await askQuestion(db, asked))) return refuse({ values: tools.typedValues(), form: t("question.full") });
  callOutbox(tools);
  return reply(t("question.sent"), {}, optionHref(product.nameSlug, variantId));
}
