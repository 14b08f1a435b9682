import type { AnsweredQuestion } from "../../domain/questions/question.ts";
import { useT } from "../../i18n/use-t.tsx";
import { QuestionList } from "../../shared/questions/question-list.tsx";
import { Late } from "../../ui/late.tsx";

interface QuestionsSectionProps {
  href: string;
  /** "variant=7", or "". */
  choice: string;
  questions: Promise<AnsweredQuestion[] | null>;
}

export function QuestionsSection({ href, choice, questions }: QuestionsSectionProps) {
  const t = useT();
  return (
    <section className="product-details" aria-labelledby="questions">
      <h2 id="questions">{t("question.heading")}</h2>
      <Late of={questions}>{(found) => found.length > 0 && <QuestionList href={href} questions={found} />}</Late>
      <a href={`${href}/ask${choice && `?${choice}`}`} rel="nofollow">
        {t("question.ask")}
      </a>
    </section>
  );
}
