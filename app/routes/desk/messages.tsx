import { z } from "zod";
import { listOpenMessages, sendMessageAgain } from "../../data/messages/desk-messages.server.ts";
import { openStates } from "../../domain/messages/outbox.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskDecision, deskId } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision, DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, Moment } from "../../shared/desk/desk-parts.tsx";
import { messageTitle } from "../../shared/desk/message-title.ts";
import { QuotingText } from "../../ui/own-words.tsx";
import type { Route } from "./+types/messages";

export const loader = deskLoader(async ({ db, askedOne, rows }) => {
  const state = askedOne("state", openStates) ?? "dropped";
  const messages = await rows("before", (limit, before) => listOpenMessages(db, { state, before }, limit));
  return { state, messages };
});

const fields = z.object({ message: deskId });

export const action = deskDecision(fields, async ({ message }, tools) => {
  const isSent = await sendMessageAgain(tools.db, message, tools);
  return isSent ? { done: tools.t("deskOrders.sentAgain") } : { refused: tools.t("deskOrders.notAgain") };
});

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { state, messages } = loaderData;
  const options = optionsOf(openStates, (value) => t(`deskOrders.message_${value}`));
  return (
    <>
      <DeskFilter fields={[{ name: "state", label: t("deskEvents.fact_state"), defaultValue: state, options }]} />
      <DeskList list={messages} none={t("deskOrders.messagesNone")}>
        {({ id, kind, text, number, vendor, problem, createdAt }) => {
          const channel = t(`deskOrders.channel_${kind}`);
          const shown = number && formatOrderNumber(number);
          const title = text && messageTitle(t, text, { number: number ?? "", vendor });
          const again = { mark: { message: id }, button: t("errors.cookiesAgain") };
          return (
            <DeskRow
              name={title ? `${channel}: ${title}` : channel}
              lines={[
                shown && (
                  <a key="order" href={`/desk/orders/${number}`}>
                    {shown}
                  </a>
                ),
                problem && <QuotingText key="problem" text="deskOrders.problem" words={{ problem }} />,
              ]}
              sideLine={<Moment at={createdAt} />}
              buttons={state !== "waiting" && <DeskDecision {...again} />}
            />
          );
        }}
      </DeskList>
    </>
  );
}
