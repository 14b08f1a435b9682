import { useT } from "../../i18n/use-t.tsx";
import { Written } from "../content/written.tsx";
import type { HelpView } from "./help-view.server.ts";

type Topic = HelpView["topics"][number];

/** The questions by topic; the first is open where nothing was searched for. */
export function Topics({ topics, isOpen }: { topics: Topic[]; isOpen: boolean }) {
  const t = useT();
  return (
    <section className="help-questions" aria-labelledby="topics">
      <h2 id="topics">{t("content.helpTopics")}</h2>
      {topics
        .filter(({ questions }) => questions.length > 0)
        .map(({ topic, name, questions }, index) => (
          <details key={topic} className="help-questions-topic" id={`topic-${topic}`} open={isOpen && index === 0}>
            <summary className="help-questions-name">
              <h3>{name}</h3>
              <span className="help-questions-count">{t("content.helpCount", { count: questions.length })}</span>
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
  /** Its address on the page; what was found is shown a second time, without. */
  id?: string;
  isOpen?: boolean;
}

/** A question that opens to its answer. */
export function Question({ question: { title, name }, heading: Heading, id, isOpen }: QuestionProps) {
  return (
    <details className="help-questions-one" id={id} open={isOpen}>
      <summary className="help-questions-asked">
        <Heading className="help-questions-title">{title}</Heading>
      </summary>
      <Written name={name} />
    </details>
  );
}
