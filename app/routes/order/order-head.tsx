import type { OrderView } from "../../domain/orders/order-view.ts";
import type { BankAccount } from "../../domain/checkout/payment.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The order's number, thanks while it is new, and how it is paid. */
export function OrderHead({ order: { isFresh, number, placed, total, shownTotal } }: { order: OrderView }) {
  const t = useT();
  return (
    <header className="order-head">
      {isFresh ? (
        <>
          <h1 className="order-head-thanks">
            <Icon name="circle-check" /> {t("orders.thanks")}
          </h1>
          <p className="order-head-label">{t("orders.number")}</p>
          <p className="order-head-number">{number}</p>
          <p className="order-head-hint">{t("orders.numberHint")}</p>
          {shownTotal && <p>{t("orders.cheaper", { total, shown: shownTotal })}</p>}
        </>
      ) : (
        <h1 className="order-head-number">{t("orders.heading", { number })}</h1>
      )}
      <p className="order-head-hint">
        <DatedText text="orders.placedAt" dates={{ date: placed }} />
      </p>
    </header>
  );
}

const kinds = { cash: "orders.kindCash", transfer: "orders.kindTransfer", chapa: "orders.kindChapa" } as const;
const says = {
  cash: "orders.payCash",
  transferDue: "orders.payTransferDue",
  chapaPending: "orders.payChapaPending",
  reported: "orders.payReported",
  paid: "orders.payPaid",
  failed: "orders.payFailed",
  expired: "orders.payExpired",
  void: "orders.payVoid",
} as const;

interface OrderPaymentProps {
  order: OrderView;
  /** Where a transfer goes; none where nothing is to be transferred. */
  accounts: BankAccount[];
}

/** How it is, will be or was paid, and what comes back. */
export function OrderPayment({ order: { href, number, payment, refunds }, accounts }: OrderPaymentProps) {
  const t = useT();
  const { kind, amount, payBy, isOpen } = payment;
  return (
    <section className={isOpen ? "order-payment order-payment-open" : "order-payment"} aria-labelledby="payment">
      <h2 id="payment">{t("orders.payment")}</h2>
      <p className="order-payment-kind">{t(kinds[kind])}</p>
      <p>
        <DatedText text={says[payment.says]} dates={payBy ? { payBy } : {}} values={{ amount }} />
      </p>
      {accounts.length > 0 && (
        <dl className="order-payment-accounts">
          {accounts.map((account) => (
            <div key={account.number}>
              <dt lang={account.lang}>{account.bank}</dt>
              <dd>
                <strong>{account.number}</strong> · <span lang={account.lang}>{account.holder}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("orders.transferReason")}</dt>
            <dd>
              <strong>{number}</strong>
            </dd>
          </div>
        </dl>
      )}
      {refunds.map((refund, index) => (
        <p key={index}>{t(refund.isDone ? "orders.refundDone" : "orders.refundDue", { amount: refund.amount })}</p>
      ))}
      {isOpen && (
        <a className="button button-primary" href={`${href}/pay`}>
          {t(kind === "chapa" ? "orders.payChapa" : "orders.payTransfer")}
        </a>
      )}
    </section>
  );
}
