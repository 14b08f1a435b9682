import { listEvents } from "../../data/events/operator-events.server.ts";
import { findDeskOrder } from "../../data/orders/desk-order.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { desk, deskAction, deskFrame, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import { AreaField } from "../../shared/desk/area-field.tsx";
import { rowField } from "../../shared/desk/row-field.ts";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { changeOrder } from "./order/change-order.server.ts";
import { DeskParcel } from "./order/desk-parcel.tsx";
import { OrderFacts } from "./order/order-facts.tsx";
import { deskOrderView } from "./order/order-view.server.ts";
import type { Route } from "./+types/order";

const EVENTS = 100;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const number = parseOrderNumber(params.number);
  if (number === null) throw unknownPage(context);
  const question = { object: { kind: "order", id: number }, author: null, action: null, before: null } as const;
  const [order, events] = await needed(context, () =>
    Promise.all([findDeskOrder(db, number), listEvents(db, question, EVENTS)]),
  );
  if (!order) throw unknownPage(context);
  const view = deskOrderView(context, order);
  return {
    ...deskFrame(context, "/desk/orders", "deskOrders.orderTitle", { number: view.number }),
    order: view,
    events: eventViews(context, events),
  };
}

export const action = deskAction((tools, { params }: Route.ActionArgs) => changeOrder(tools, params.number));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function OrderPage({ loaderData: { frame, order, events } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  const { number, action: target, phoneCodeBy, parcels, messages, notes, mayCancel } = order;
  return (
    <DeskPage
      frame={frame}
      heading={t("deskOrders.orderTitle", { number })}
      back={{ href: "/desk/orders", text: t("desk.orders") }}
    >
      <OrderFacts order={order} />
      {phoneCodeBy && (
        <section className="desk-box" aria-labelledby="phone-code">
          <h2 id="phone-code">{t("orders.awaitingCode")}</h2>
          <p className="desk-text">
            <DatedText text="deskOrders.phoneText" dates={{ until: phoneCodeBy }} />
          </p>
          {frame.mayWrite && (
            <DeskForm action={target}>
              <button className="button button-outline" name="intent" value="confirmPhone">
                {t("deskOrders.confirmPhone")}
              </button>
            </DeskForm>
          )}
        </section>
      )}
      {parcels.map((parcel) => (
        <DeskParcel key={parcel.position} parcel={parcel} target={target} mayWrite={frame.mayWrite} />
      ))}
      <h2>{t("deskOrders.notes")}</h2>
      <ul className="desk-rows" role="list">
        {notes.map(({ id, author, text, at }) => (
          <li key={id} className="desk-row">
            <p className="desk-row-main">
              <OwnWords text={text} />
            </p>
            <p className="desk-row-side desk-row-more">
              <OwnWords text={author} /> <DateText date={at} />
            </p>
          </li>
        ))}
      </ul>
      {frame.mayWrite && (
        <DeskForm action={target}>
          <AreaField
            {...rowField(problem, { intent: "note" }, "text")}
            label={t("deskOrders.note")}
            required
            rows={2}
          />
          <button className="button button-outline" name="intent" value="note">
            {t("deskOrders.writeNote")}
          </button>
        </DeskForm>
      )}
      {frame.mayWrite && mayCancel && (
        <>
          <h2>{t("deskOrders.cancelAll")}</h2>
          <DeskForm action={target}>
            <AreaField
              {...rowField(problem, { intent: "cancelOrder" }, "reason")}
              label={t("deskOrders.reasonRead")}
              required
              rows={2}
            />
            <button className="button button-outline desk-danger" name="intent" value="cancelOrder">
              {t("deskOrders.cancelAll")}
            </button>
          </DeskForm>
        </>
      )}
      <h2>{t("deskOrders.messages")}</h2>
      {messages.length === 0 && <p className="desk-text">{t("deskOrders.messagesNone")}</p>}
      <ul className="desk-rows" role="list">
        {messages.map(({ id, kind, text, state, at }) => (
          <li key={id} className="desk-row">
            <p className="desk-row-main">
              {t(`deskOrders.channel_${kind}`)}: {text}
            </p>
            <p className="desk-row-side desk-row-more">
              {t(`deskOrders.message_${state}`)} · <DateText date={at} />
            </p>
          </li>
        ))}
      </ul>
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}
