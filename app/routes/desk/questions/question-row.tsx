import { useT } from "../../../i18n/use-t.tsx";
import { AreaField } from "../../../shared/desk/area-field.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { ReasonForm } from "../../../shared/desk/reason-form.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { AboutPrice } from "../../../ui/cards/price.tsx";
import { ChosenLine } from "../../../ui/chosen-line.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { QuestionView } from "./question-view.server.ts";

export function QuestionRow({ question: row, mayWrite }: { question: QuestionView; mayWrite: boolean }) {
  const t = useT();
  const { id, question, answer, state, asked, product, vendor, isUnreached } = row;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <ChosenLine line={product} href={`${product.href}#questions`}>
          <p className="chosen-line-more">
            <AboutPrice price={product.price} /> <span className="desk-tag">{t(`deskQuestions.state_${state}`)}</span>
          </p>
        </ChosenLine>
        <p>
          <OwnWords text={question} />
        </p>
        {answer && (
          <p className="desk-row-more">
            {t("question.answer")} <OwnWords text={answer} />
          </p>
        )}
        <p className="desk-row-more">
          <a href={`/desk/questions?question=${id}`}>
            <DatedText text="deskQuestions.asked" dates={{ date: asked }} values={{ number: id }} />
          </a>{" "}
          <a href={vendor.href} lang={vendor.lang}>
            {vendor.name}
          </a>{" "}
          {isUnreached && <span className="desk-tag desk-tag-late">{t("deskQuestions.unreached")}</span>}
        </p>
      </div>
      {mayWrite && <QuestionForms question={row} />}
    </li>
  );
}

function QuestionForms({ question: { id, answer, state, seen } }: { question: QuestionView }) {
  const t = useT();
  const problem = useProblem();
  const question = String(id);
  const marks = (
    <>
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
  const typed = rowField(problem, { intent: "show", question }, "answer");
  return (
    <div className="desk-row-ways">
      <DeskForm action="/desk/questions">
        {marks}
        <AreaField
          {...typed}
          defaultValue={typed.defaultValue ?? answer}
          label={t("deskQuestions.answer")}
          rows={3}
          required
        />
        <button className="button button-outline" name="intent" value="show">
          {t("deskQuestions.show")}
          <span className="visually-hidden"> {id}</span>
        </button>
      </DeskForm>
      {state !== "hidden" && (
        <ReasonForm
          {...{ action: "/desk/questions", id, mark: { question }, problem }}
          intent="hide"
          button={t("deskQuestions.hide")}
        >
          {marks}
        </ReasonForm>
      )}
    </div>
  );
}
