import { useT } from "../../../i18n/use-t.tsx";
import { DateText } from "../../../ui/date-text.tsx";
import { OwnWords, PlaceWords } from "../../../ui/own-words.tsx";
import type { DeskOrderView } from "./order-view.server.ts";

export function OrderFacts({ order }: { order: DeskOrderView }) {
  const t = useT();
  const { placed, name, phone, email, place, note, language, isAccount, payment, refunds, total } = order;
  return (
    <dl className="desk-facts">
      <dt>{t("deskOrders.placed")}</dt>
      <dd>
        <DateText date={placed} />
      </dd>
      <dt>{t("deskOrders.buyer")}</dt>
      <dd>
        <OwnWords text={name} /> ({t(isAccount ? "deskOrders.account" : "deskOrders.guest")},{" "}
        {t(`deskOrders.language_${language}`)})
      </dd>
      <dt>{t("account.phone")}</dt>
      <dd>
        <a href={phone.href}>{phone.text}</a>
        {email && (
          <>
            {" · "}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </dd>
      <dt>{t("orders.address")}</dt>
      <dd>
        <PlaceWords parts={place} />
      </dd>
      {note !== "" && (
        <>
          <dt>{t("deskOrders.buyersNote")}</dt>
          <dd>
            <OwnWords text={note} />
          </dd>
        </>
      )}
      <dt>{t("orders.total")}</dt>
      <dd>
        <strong>{total}</strong>
      </dd>
      <dt>{t("deskOrders.payment")}</dt>
      <dd>
        {t(`deskOrders.kind_${payment.kind}`)}: {t(`deskOrders.payment_${payment.state}`)}, {payment.amount}
        {payment.reference && (
          <>
            {" · "}
            {payment.reference}
          </>
        )}
        {refunds.map(({ amount, isDone }, index) => (
          <span key={index}>
            <br />
            {t(isDone ? "deskOrders.refundDone" : "deskOrders.refundDue", { amount })}
          </span>
        ))}
      </dd>
    </dl>
  );
}
