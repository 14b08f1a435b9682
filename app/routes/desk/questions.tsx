import { z } from "zod";
import {
  decideQuestion,
  type DeskQuestion,
  findDeskQuestion,
  listDeskQuestions,
  questionMark,
} from "../../data/questions/desk-questions.server.ts";
import {
  answerShopQuestion,
  listShopQuestions,
  type ShopQuestion,
} from "../../data/questions/shop-questions.server.ts";
import { askedView, answerLimit, questionStates, shopAnswerLimit } from "../../domain/questions/question.ts";
import { useT } from "../../i18n/use-t.tsx";
import { byIntent, deskDecision, deskId, deskWords, deskWordsOf } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision, ReasonDecision, DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, Tag, MomentText, Named, useDesk } from "../../shared/desk/desk-parts.tsx";
import { AboutPrice } from "../../ui/cards/price.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/questions";

const lists = [...questionStates, "toShop"] as const;

export const loader = deskLoader(async ({ db, askedId, askedOne, rows, history }) => {
  const one = askedId("question");
  const state = askedOne("state", lists) ?? "answered";
  const page = { state, isOne: one !== null, back: one !== null, questions: [], toShop: [] };
  if (state === "toShop") {
    return { ...page, toShop: await rows("before", (limit, before) => listShopQuestions(db, before, limit)) };
  }
  if (one !== null) {
    const [row, changes] = await Promise.all([
      findDeskQuestion(db, one),
      history({ kind: "question", id: String(one) }),
    ]);
    return { ...page, questions: row ? [seenQuestion(row)] : [], history: changes };
  }
  const questions = await rows("before", async (limit, before) =>
    (await listDeskQuestions(db, { state, before }, limit)).map(seenQuestion),
  );
  return { ...page, questions };
});

const seenQuestion = (row: DeskQuestion) => ({ ...row, seen: questionMark(row) });

const marks = { question: deskId, seen: z.string().regex(/^[a-z]{1,10}-\d{1,15}$/) };
const answerOf = (max: number) =>
  deskWordsOf(max, { missing: "deskQuestions.answerMissing", long: "question.tooLong" });
const fields = byIntent({
  show: { ...marks, answer: answerOf(answerLimit) },
  hide: { ...marks, reason: deskWords },
  reply: { question: deskId, answer: answerOf(shopAnswerLimit) },
  close: { question: deskId, reason: deskWords },
});

export const action = deskDecision(fields, async (sent, tools) => {
  const { intent, question: id } = sent;
  if (sent.intent === "reply" || sent.intent === "close") {
    const isAnswered = await answerShopQuestion(tools.db, { answer: "", reason: "", ...sent, ...tools, id });
    return isAnswered ? { done: tools.t(`deskQuestions.done_${sent.intent}`, { number: id }) } : "meanwhile";
  }
  const { question: _, ...asked } = sent;
  const to = intent === "show" ? "shown" : "hidden";
  const isDecided = await decideQuestion(tools.db, { answer: "", reason: "", ...asked, ...tools, id, to });
  return isDecided ? { done: tools.t(`deskQuestions.done_${sent.intent}`, { number: id }) } : "meanwhile";
});

export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { state, isOne, questions, toShop } = loaderData;
  const options = optionsOf(lists, (value) => t(`deskQuestions.state_${value}`));
  const filter = { name: "state", label: t("desk.questions"), defaultValue: state, options };
  return (
    <>
      <p className="desk-text">{t(state === "toShop" ? "deskQuestions.toShopText" : "deskQuestions.text")}</p>
      {!isOne && <DeskFilter fields={[filter]} />}
      {state === "toShop" ? (
        <DeskList list={toShop} none={t("deskQuestions.none")}>
          {(row) => <ShopRow row={row} />}
        </DeskList>
      ) : (
        <DeskList list={questions} none={t("deskQuestions.none")}>
          {(row) => <QuestionRow row={row} />}
        </DeskList>
      )}
    </>
  );
}

function QuestionRow({ row }: { row: ReturnType<typeof seenQuestion> }) {
  const t = useT();
  const { id, question, answer, state, askedAt, chosen, seen } = row;
  const { vendor } = chosen.product;
  const product = askedView(chosen, useDesk().viewer);
  const decision = { mark: { question: id }, seen, of: id };
  const typed = { name: "answer", label: t("deskEvents.fact_answer"), rows: 3, defaultValue: answer };
  const words = answer && (
    <>
      {t("question.answer")} <OwnWords text={answer} />
    </>
  );
  const asked = (
    <>
      <a href={`/desk/questions?question=${id}`}>
        <MomentText text="deskQuestions.asked" at={{ date: askedAt }} values={{ number: id }} />
      </a>{" "}
      <Named of={vendor} href={`/desk/vendors/${vendor.id}`} />{" "}
      {row.isUnreached && <Tag is="late">{t("deskQuestions.unreached")}</Tag>}
    </>
  );
  return (
    <DeskRow
      forms={
        <>
          <DeskDecision {...decision} intent="show" fields={[typed]} button={t("deskQuestions.show")} />
          {state !== "hidden" && <ReasonDecision {...decision} intent="hide" button={t("deskQuestions.hide")} />}
        </>
      }
      lines={[words, asked]}
    >
      <ChosenLine line={product} href={`${product.href}#questions`}>
        <p className="chosen-line-more">
          <AboutPrice price={product.price} /> <Tag>{t(`deskQuestions.state_${state}`)}</Tag>
        </p>
      </ChosenLine>
      <p>
        <OwnWords text={question} />
      </p>
    </DeskRow>
  );
}

function ShopRow({ row: { id, question, answer, isOpen, askedAt } }: { row: ShopQuestion }) {
  const t = useT();
  const decision = { mark: { question: id }, of: id };
  const typed = { name: "answer", label: t("deskEvents.fact_answer"), rows: 3 };
  const forms = (
    <>
      <DeskDecision {...decision} intent="reply" fields={[typed]} button={t("question.sendAnswer")} />
      <ReasonDecision {...decision} intent="close" button={t("deskQuestions.close")} />
    </>
  );
  return (
    <DeskRow
      forms={isOpen === 1 && forms}
      lines={[
        answer && <OwnWords key="answer" text={answer} />,
        <MomentText key="asked" text="deskQuestions.asked" at={{ date: askedAt }} values={{ number: id }} />,
        isOpen === 0 && <Tag key="state">{t(answer ? "deskQuestions.answered" : "deskQuestions.closed")}</Tag>,
      ]}
    >
      <p>
        <OwnWords text={question} />
      </p>
    </DeskRow>
  );
}
