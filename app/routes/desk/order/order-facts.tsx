import type { DeskOrder } from "../../../data/orders/desk-order.server.ts";
import type { OrderView } from "../../../domain/orders/order-view.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskFacts } from "../../../shared/desk/desk-list.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../../ui/own-words.tsx";

export function OrderFacts({ order, shown }: { order: DeskOrder; shown: OrderView }) {
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
        [t("deskOrders.payment")]: paid,
      }}
    />
  );
}
