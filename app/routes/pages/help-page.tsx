import { useT } from "../../i18n/use-t.tsx";
import { PageTop } from "../content/written-page.tsx";
import { PageLinks } from "../content/page-links.tsx";
import { Written } from "../content/written.tsx";
import { HelpContact } from "./help-contact.tsx";
import { Question, Topics } from "./help-questions.tsx";
import { HelpSearch } from "./help-search.tsx";
import type { HelpView } from "./help-view.server.ts";

/** Words, links, `details` and a form that asks. */
export function HelpPage({ help }: { help: HelpView }) {
  const { find, found, topics } = help;
  return (
    <div className="written-page">
      <PageTop {...help} />
      <HelpSearch find={find} />
      {found ? <Found find={find} found={found} /> : <Tracking />}
      <Topics topics={topics} isOpen={found === null} />
      <Written name="pages/help-center" />
      <HelpContact contact={help.contact} />
      <PageLinks here="/pages/help-center" />
    </div>
  );
}

/** What most people come for stands first (design.md 5). */
function Tracking() {
  const t = useT();
  return (
    <section className="help-questions-tracking" aria-labelledby="tracking">
      <h2 id="tracking">{t("content.helpOrderTitle")}</h2>
      <p>{t("content.helpOrderText")}</p>
      <a className="button button-primary" href="/track" rel="nofollow">
        {t("content.helpOrderButton")}
      </a>
    </section>
  );
}

function Found({ find, found }: { find: string; found: NonNullable<HelpView["found"]> }) {
  const t = useT();
  const { text, count, questions } = found;
  return (
    <section className="help-questions-found" aria-labelledby="found">
      <h2 id="found">{t(text, { count, query: find })}</h2>
      {questions.map((question) => (
        <Question key={question.slug} question={question} heading="h3" isOpen />
      ))}
      <a className="help-questions-all" href="/pages/help-center">
        {t("content.helpAll")}
      </a>
    </section>
  );
}
