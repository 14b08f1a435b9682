import { z } from "zod";
import { listOpenMessages, sendMessageAgain } from "../../data/messages/desk-messages.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { openStates } from "../../domain/messages/outbox.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { deskId, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { messageTitle } from "../../shared/desk/message-title.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { QuotingText } from "../../ui/own-words.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import type { Route } from "./+types/messages";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, now } = context.get(viewerContext);
  const t = context.get(translator);
  const state = openStates.find((one) => one === url.searchParams.get("state")) ?? "dropped";
  const typed = url.searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
  const found = await needed(context, listOpenMessages(context.get(bindings).db, { state, before }, size + 1));
  const shown = found.slice(0, size);
  return {
    ...deskFrame(context, "/desk/messages", "desk.messages"),
    state,
    messages: shown.map(({ id, kind, text, number, vendor, problem, createdAt }) => ({
      ...{ id, kind, problem, at: momentView(createdAt, locale, now) },
      text: text === "" ? "" : messageTitle(t, text, { number: number ?? "", vendor }),
      order: number && { href: `/desk/orders/${number}`, number: formatOrderNumber(number) },
    })),
    newest: before === null ? null : `/desk/messages?state=${state}`,
    older: found.length > size ? `/desk/messages?state=${state}&before=${shown.at(-1)!.id}` : null,
  };
}

const fields = z.object({ message: deskId });

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, author, now, where, t } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  if (!(await sendMessageAgain(db, read.value.message, { author, now }))) {
    return replyProblem(where, { fields: {}, values: {}, form: t("deskOrders.notAgain") }, 409);
  }
  callOutbox(tools);
  return replyDone(where, { kind: "done", text: t("deskOrders.sentAgain") });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, state, messages, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.messages")}>
      <form className="desk-line" action="/desk/messages">
        <SelectField
          name="state"
          label={t("deskOrders.state")}
          required
          defaultValue={state}
          options={openStates.map((value) => ({ value, text: t(`deskOrders.message_${value}`) }))}
        />
        <button className="button button-outline">{t("desk.filter")}</button>
      </form>
      {messages.length === 0 && <p className="desk-text">{t("deskOrders.messagesNone")}</p>}
      <ul className="desk-rows" role="list">
        {messages.map(({ id, kind, text, problem, at, order }) => (
          <li key={id} className="desk-row">
            <div className="desk-row-main">
              <p className="desk-row-name">
                {t(`deskOrders.channel_${kind}`)}
                {text && `: ${text}`}
              </p>
              {order && (
                <p className="desk-row-more">
                  <a href={order.href}>{order.number}</a>
                </p>
              )}
              {problem && (
                <p className="desk-row-more">
                  <QuotingText text="deskOrders.problem" words={{ problem }} />
                </p>
              )}
            </div>
            <p className="desk-row-side desk-row-more">
              <DateText date={at} />
            </p>
            {frame.mayWrite && state !== "waiting" && (
              <DeskForm action="/desk/messages" className="desk-row-ways">
                <button className="button button-outline" name="message" value={id}>
                  {t("deskOrders.sendAgain")}
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}
