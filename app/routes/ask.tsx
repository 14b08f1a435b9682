import { data, isRouteErrorResponse, redirect } from "react-router";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { listShownQuestions } from "../data/questions/questions.server.ts";
import { displayName } from "../domain/display-name.ts";
import { chosenOption, readOptionChoice } from "../domain/products/option-choice.ts";
import { shopName } from "../domain/pages/shop.ts";
import { productHref } from "../domain/products/product-links.ts";
import { askedView, questionLimit } from "../domain/questions/question.ts";
import { personal } from "../http/head/private-page.ts";
import { isRefused } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { confirmed } from "../request/action-context.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { needed } from "../request/needed.server.ts";
import { viewerContext } from "../request/viewer.server.ts";
import { AskedProduct } from "../shared/questions/asked-product.tsx";
import { QuestionList } from "../shared/questions/question-list.tsx";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { mainFormId } from "../ui/forms/main-form.ts";
import { Failure } from "../ui/frame/failure.tsx";
import { MarkedName } from "../ui/marked-name.tsx";
import type { Route } from "./+types/ask";
import { askAction } from "./ask/ask-action.server.ts";
import "../shared/reviews/review.first.css";
import { plainLocale } from "../domain/languages.ts";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { controlProps, Field, TextField } from "../ui/forms/text-field.tsx";
import { useProblem, useShell } from "../ui/shell.tsx";

const LISTED = 30;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const t = context.get(translator);
  const viewer = context.get(viewerContext);
  const { locale } = viewer;
  const product = await needed(context, findProductDetail(db, params.nameSlug));
  if (!product || product.retired) throw data({ title: t("errors.notFoundTitle") }, { status: 404 });
  const href = productHref(product.nameSlug);
  if (url.pathname !== `${href}/ask`) throw redirect(`${href}/ask${url.search}`, 301);
  const { variant } = chosenOption(product.variants, readOptionChoice(url.searchParams));
  const asked = askedView({ product, variant, variantId: variant?.id ?? 0 }, viewer);
  const title = t("question.title", { name: asked.name, shop: shopName(locale) });
  return {
    mainForm: mainFormId,
    title: isRefused(context) ? t("review.errorTitle", { title }) : title,
    asked,
    productPath: href,
    variantId: variant?.id ?? 0,
    vendor: displayName(product.vendor, locale),
    questions: await needed(context, listShownQuestions(db, product.id, LISTED)),
  };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => askAction(tools, params.nameSlug));

export const middleware: Route.MiddlewareFunction[] = [answering(action)];

export const headers = personal;

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: loaderData?.title ?? (isRouteErrorResponse(error) ? error.data?.title : undefined) ?? shopName(plainLocale),
  },
  { name: "robots", content: "noindex" },
];

export default function AskPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { asked, vendor, questions, productPath, variantId } = loaderData;
  return (
    <div className="review">
      <h1>{t("question.ask")}</h1>
      <AskedProduct asked={asked} />
      <p className="review-note">
        <MarkedName text="quickView.soldBy" name={vendor.name} lang={vendor.lang} />
      </p>
      <FormProblem />
      <AskForm action={`${productPath}/ask`} variant={variantId} max={questionLimit} />
      {questions.length > 0 && (
        <section className="review-below" aria-labelledby="questions">
          <h2 id="questions">{t("question.heading")}</h2>
          <QuestionList href={productPath} questions={questions} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure status={isRouteErrorResponse(error) ? error.status : 500} />;
}

interface AskFormProps {
  action: string;
  variant: number;
  max: number;
}

function AskForm({ action, variant, max }: AskFormProps) {
  const t = useT();
  const { account } = useShell();
  const problem = useProblem();
  const question = {
    name: "question",
    label: t("question.label"),
    hint: t("question.hint", { max }),
    error: problem?.fields.question,
    required: true,
  };
  return (
    <form className="form" id={mainFormId} method="post" action={action}>
      <Xsrf />
      {variant > 0 && <input type="hidden" name="variant" value={variant} />}
      <Field {...question}>
        <textarea
          className="form-field-input review-words"
          {...controlProps(question)}
          name="question"
          rows={4}
          required
          defaultValue={problem?.values.question ?? ""}
        />
      </Field>
      {!account && (
        <TextField
          name="contact"
          label={t("question.contact")}
          hint={t("question.contactHint")}
          autoComplete="email"
          enterKeyHint="send"
          required
          defaultValue={problem?.values.contact}
          error={problem?.fields.contact}
        />
      )}
      <p className="review-note">{t(account ? "question.promiseAccount" : "question.promise")}</p>
      <button className="button button-primary">{t("question.send")}</button>
    </form>
  );
}
