import type { AnsweredQuestion } from "../../domain/questions/question.ts";
import { useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

export function QuestionList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const t = useT();
  return (
    <ul role="list">
      {questions.map(({ id, question, answer }) => (
        <li key={id}>
          <p>
            <strong>
              <OwnWords text={question} />
            </strong>
          </p>
          <p>
            {t("question.answer")} <OwnWords text={answer} />
          </p>
        </li>
      ))}
    </ul>
  );
}
