import { findDeskOrder, type DeskOrder } from "../../data/orders/order-desk.server.ts";
import { formatOrderNumber, parseOrderNumber } from "../../domain/orders/order-number.ts";
import { orderView, type OrderView } from "../../domain/orders/order-view.ts";
import { mayMoveParcel } from "../../domain/orders/parcel-moves.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, DeskFacts, Moment } from "../../shared/desk/desk-parts.tsx";
import { messageTitle } from "../../shared/desk/message-title.ts";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { changeOrder } from "./order/change-order.server.ts";
import { DeskParcel } from "./order/desk-parcel.tsx";
import type { Route } from "./+types/order";

const EVENTS = 100;

export const loader = deskLoader(async ({ db, t, history }, { params }: Route.LoaderArgs) => {
  const number = parseOrderNumber(params.number);
  if (number === null) return null;
  const [order, changes] = await Promise.all([
    findDeskOrder(db, number),
    history({ kind: "order", id: number }, EVENTS),
  ]);
  const heading = t("orders.heading", { number: formatOrderNumber(number) });
  return order && { heading, order, history: changes };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) => changeOrder(tools, params.number));

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, order } = loaderData;
  const shown = orderView(order, frame.viewer);
  const note = { name: "text", label: t("deskEvents.fact_note"), rows: 2 };
  const reason = { name: "reason", label: t("deskOrders.reasonRead"), rows: 2 };
  return (
    <>
      <OrderFacts order={order} shown={shown} />
      {shown.phoneCodeBy && (
        <section className="desk-box panel" aria-labelledby="phone-code">
          <h2 id="phone-code">{t("orders.awaitingCode")}</h2>
          <p className="desk-text">
            <DatedText text="deskOrders.phoneText" dates={{ until: shown.phoneCodeBy }} />
          </p>
          <DeskDecision intent="confirmPhone" button={t("deskOrders.confirmPhone")} />
        </section>
      )}
      {order.parcels.map((parcel, index) => (
        <DeskParcel key={parcel.position} order={order} parcel={parcel} shown={shown.parcels[index]!} />
      ))}
      <h2>{t("deskOrders.notes")}</h2>
      <DeskList list={order.notes}>
        {({ author, text, at }) => (
          <DeskRow
            sideLine={
              <>
                <OwnWords text={author} /> <Moment at={at} />
              </>
            }
          >
            <OwnWords text={text} />
          </DeskRow>
        )}
      </DeskList>
      <DeskDecision intent="note" fields={[note]} button={t("deskOrders.writeNote")} />
      {frame.mayWrite && order.parcels.some(({ state }) => mayMoveParcel("operator", state, "cancelled")) && (
        <>
          <h2>{t("deskOrders.cancelAll")}</h2>
          <DeskDecision
            {...{ intent: "cancelOrder", fields: [reason], button: t("deskOrders.cancelAll"), look: "danger" }}
          />
        </>
      )}
      <h2>{t("desk.messages")}</h2>
      <DeskList list={order.messages} none={t("deskOrders.messagesNone")}>
        {({ kind, text, state, createdAt, sentAt }) => (
          <DeskRow
            sideLine={
              <>
                {t(`deskOrders.message_${state}`)} · <Moment at={sentAt ?? createdAt} />
              </>
            }
          >
            {t(`deskOrders.channel_${kind}`)}: {messageTitle(t, text, { number: shown.number })}
          </DeskRow>
        )}
      </DeskList>
    </>
  );
}

function OrderFacts({ order, shown }: { order: DeskOrder; shown: OrderView }) {
  const t = useT();
  const { payment, bankReference, email, accountId, locale, note } = order;
  const buyer = (
    <>
      <OwnWords text={order.name} /> ({t(accountId === null ? "deskOrders.guest" : "deskOrders.account")},{" "}
      {t(`deskOrders.language_${locale}`)})
    </>
  );
  const contact = (
    <>
      <a href={`tel:${order.phone}`}>{shown.phone}</a>
      {email && (
        <>
          {" · "}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  );
  const paid = (
    <>
      {t(`deskOrders.kind_${payment.kind}`)}: {t(`deskOrders.payment_${payment.state}`)}, {shown.payment.amount}
      {bankReference && ` · ${bankReference}`}
      {shown.refunds.map(({ amount, isDone }, index) => (
        <span key={index}>
          <br />
          {t(isDone ? "deskOrders.refundDone" : "deskOrders.refundDue", { amount })}
        </span>
      ))}
    </>
  );
  return (
    <DeskFacts
      facts={{
        [t("deskOrders.placed")]: <DateText date={shown.placed} />,
        [t("deskOrders.buyer")]: buyer,
        [t("account.phone")]: contact,
        [t("orders.address")]: <PlaceWords parts={shown.place} />,
        [t("deskOrders.buyersNote")]: note && <OwnWords text={note} />,
        [t("orders.total")]: <strong>{shown.remaining ?? shown.total}</strong>,
        [t("orders.payment")]: paid,
      }}
    />
  );
}
