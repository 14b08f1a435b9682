import { z } from "zod";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { decideQuestion, findDeskQuestion, listDeskQuestions } from "../../data/questions/desk-questions.server.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { answerLimit, questionStates } from "../../domain/questions/question.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { deskId, deskWords, fault, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import type { Route } from "./+types/questions";
import { QuestionRow } from "./questions/question-row.tsx";
import { questionView } from "./questions/question-view.server.ts";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const one = idOf(url.searchParams.get("question"));
  const before = idOf(url.searchParams.get("before"));
  const state = questionStates.find((known) => known === url.searchParams.get("state")) ?? "answered";
  const changes = { object: { kind: "question", id: String(one) }, author: null, action: null, before: null } as const;
  const [found, events] = await needed(
    context,
    one === null
      ? Promise.all([listDeskQuestions(db, { state, before }, size + 1), []])
      : Promise.all([findDeskQuestion(db, one).then((row) => (row ? [row] : [])), listEvents(db, changes, size)]),
  );
  const shown = found.slice(0, size);
  const first = `/desk/questions?state=${state}`;
  return {
    ...deskFrame(context, "/desk/questions", "desk.questions"),
    ...{ state, isOne: one !== null },
    questions: shown.map((question) => questionView(question, viewer)),
    events: eventViews(context, events),
    newest: before === null ? null : first,
    older: found.length > size ? `${first}&before=${shown.at(-1)!.id}` : null,
  };
}

const idOf = (typed: string | null) => (/^[1-9]\d{0,14}$/.test(typed ?? "") ? Number(typed) : null);

const marks = { question: deskId, seen: z.string().regex(/^[a-z]{1,10}-\d{1,15}$/) };
const shownAnswer = z
  .string()
  .default("")
  .transform(writtenText)
  .refine((text) => text !== "", fault("deskQuestions.answerMissing"))
  .refine((text) => letterCount(text) <= answerLimit, fault("deskQuestions.answerLong", { max: answerLimit }));
const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show"), ...marks, answer: shownAnswer }),
  z.object({ intent: z.literal("hide"), ...marks, reason: deskWords }),
]);

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, submission, where, t, author, now } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const { question: id, seen } = read.value;
  const decision =
    read.value.intent === "show"
      ? ({ to: "shown", answer: read.value.answer, reason: "" } as const)
      : ({ to: "hidden", answer: "", reason: read.value.reason } as const);
  if (!(await decideQuestion(db, { id, seen, ...decision, author, now }))) {
    const values = withoutSecrets(submission.fields);
    return replyProblem(where, { fields: {}, values, form: t("desk.meanwhile") }, 409);
  }
  callOutbox(tools);
  return replyDone(where, { kind: "done", text: t(`deskQuestions.done_${read.value.intent}`, { number: id }) });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, state, isOne, questions, events, newest, older } = loaderData;
  return (
    <DeskPage
      frame={frame}
      heading={t("desk.questions")}
      {...(isOne && { back: { href: "/desk/questions", text: t("desk.questions") } })}
    >
      <p className="desk-text">{t("deskQuestions.text")}</p>
      {!isOne && (
        <form className="desk-line" action="/desk/questions">
          <SelectField
            name="state"
            label={t("deskQuestions.state")}
            required
            defaultValue={state}
            options={questionStates.map((value) => ({ value, text: t(`deskQuestions.state_${value}`) }))}
          />
          <button className="button button-outline">{t("desk.filter")}</button>
        </form>
      )}
      {questions.length === 0 && <p className="desk-text">{t("deskQuestions.none")}</p>}
      <ul className="desk-rows" role="list">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} mayWrite={frame.mayWrite} />
        ))}
      </ul>
      {isOne && (
        <>
          <h2>{t("desk.history")}</h2>
          <EventList events={events} />
        </>
      )}
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}
