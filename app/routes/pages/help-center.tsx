import { cleanSearchText } from "../../domain/search/search-fold.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { limitSearches } from "../../request/rate-limit.server.ts";
import { PageLinks, PageTop, Written } from "../../shared/written-pages/written-page.tsx";
import { shopQuestionLimit } from "../../domain/questions/question.ts";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { ReachWays } from "../../ui/frame/reach-ways.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { LanguageField } from "../../ui/forms/language-field.tsx";
import { QuestionFields } from "../../shared/questions/question-fields.tsx";
import { useReach } from "../../ui/printing/outside-context.ts";
import type { Route } from "./+types/help-center";
import { helpView, type HelpView } from "./help-view.server.ts";
import "../../ui/forms/form.first.css";
import { mainFormId } from "../../ui/forms/main-form.ts";

/** Specification 2.1, 2.5.3. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const find = cleanSearchText(url.searchParams.get("find") ?? "");
  if (find !== "") await limitSearches(request, context);
  return helpView(context, find);
}

export { listed as meta } from "../../http/head/listed-page.ts";
export { contentLinks as links } from "../../shared/written-pages/styles.ts";

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  const { find, found, topics } = loaderData;
  return (
    <div className="written-page help-page">
      <PageTop {...loaderData} />
      <FormProblem />
      <HelpSearch find={find} />
      {found ? <Found find={find} found={found} /> : <Tracking />}
      <Topics topics={topics} isOpen={found === null} />
      <Written name="pages/help-center" />
      <HelpContact />
      <PageLinks here="/pages/help-center" />
    </div>
  );
}

function Tracking() {
  const t = useT();
  return (
    <section className="help-questions-tracking panel narrow section stack" aria-labelledby="tracking">
      <h2 id="tracking">{t("content.helpOrderTitle")}</h2>
      <p>{t("content.helpOrderText")}</p>
      <a className="button button-primary" href="/track" rel="nofollow">
        {t("orders.trackHeading")}
      </a>
    </section>
  );
}

function Found({ find, found }: { find: string; found: NonNullable<HelpView["found"]> }) {
  const t = useT();
  const { text, count, questions } = found;
  return (
    <section className="narrow section lines" aria-labelledby="found">
      <h2 id="found">{t(text, { count, query: find })}</h2>
      {questions.map((question) => (
        <Question key={question.slug} question={question} heading="h3" isOpen />
      ))}
      <a className="touch" href="/pages/help-center">
        {t("content.helpAll")}
      </a>
    </section>
  );
}

/** Not `q`, which is a sign-in secret in addresses (http/pages/own-path). */
function HelpSearch({ find }: { find: string }) {
  const t = useT();
  return (
    <form
      className="help-search narrow section"
      role="search"
      action="/pages/help-center"
      aria-label={t("content.helpSearch")}
    >
      <label className="form-field-label" htmlFor="help-find">
        {t("content.helpSearch")}
      </label>
      <div className="row">
        <input
          className="form-field-input help-search-input"
          id="help-find"
          name="find"
          type="search"
          defaultValue={find}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="button button-primary">{t("header.search")}</button>
      </div>
      <LanguageField />
    </form>
  );
}

type Topic = HelpView["topics"][number];

function Topics({ topics, isOpen }: { topics: Topic[]; isOpen: boolean }) {
  const t = useT();
  return (
    <section className="help-questions narrow section lines" aria-labelledby="topics">
      <h2 id="topics">{t("content.helpTopics")}</h2>
      {topics
        .filter(({ questions }) => questions.length > 0)
        .map(({ topic, name, questions }, index) => (
          <details key={topic} className="help-questions-topic" id={`topic-${topic}`} open={isOpen && index === 0}>
            <summary className="help-questions-name">
              <h3>{name}</h3>
              <span className="muted">{t("content.helpCount", { count: questions.length })}</span>
            </summary>
            {questions.map((question) => (
              <Question key={question.slug} question={question} heading="h4" id={question.slug} />
            ))}
          </details>
        ))}
    </section>
  );
}

interface QuestionProps {
  question: Topic["questions"][number];
  heading: "h3" | "h4";
  id?: string;
  isOpen?: boolean;
}

function Question({ question: { title, name }, heading: Heading, id, isOpen }: QuestionProps) {
  return (
    <details className="help-questions-one" id={id} open={isOpen}>
      <summary className="help-questions-asked">
        <Heading className="help-questions-title">{title}</Heading>
      </summary>
      {/* A link to the answer opens the question in browsers that support it. */}
      <div className="help-questions-answer" id={id && `answer-${id}`}>
        <Written name={name} />
      </div>
    </details>
  );
}

const places = [
  { href: "/account/orders", rel: "nofollow", text: "content.contactReturns", hint: "content.contactReturnsText" },
  { href: "/vendors", text: "content.contactSeller", hint: "content.contactSellerText" },
  { href: "/shop/custom-order", text: "content.contactCustom", hint: "content.contactCustomText" },
] satisfies { href: string; rel?: string; text: TextKey; hint: TextKey }[];

/** Shown if the desk has set no contact (specification 1: 24/7 friendly support). */
function ShopForm() {
  const t = useT();
  return (
    <PostForm className="form" id={mainFormId} returnTo="/pages/help-center" action="/help/questions">
      <p>{t("content.contactQuestionTold")}</p>
      <QuestionFields
        label={t("content.contactQuestion")}
        hint={t("content.contactQuestionHint", { max: shopQuestionLimit })}
      />
      <button className="button button-primary">{t("content.contactQuestionSend")}</button>
    </PostForm>
  );
}

function HelpContact() {
  const t = useT();
  const { ways } = useReach();
  return (
    <section className="help-contact narrow section" aria-labelledby="contact">
      <h2 id="contact">{t("content.contactTitle")}</h2>
      {ways.length === 0 && <ShopForm />}
      <ul role="list">
        <ReachWays />
        {places.map(({ href, rel, text, hint }) => (
          <li key={href}>
            <a className="touch" href={href} rel={rel}>
              {t(text)}
            </a>
            <p className="muted">{t(hint)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
