import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { PaymentAmount } from "./payment-amount.tsx";
import { TransferForm } from "./transfer-form.tsx";

/** A bank transfer: where to, how much, what to write, and the form that tells us it was made. */
export function TransferPayment({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { step, accounts, number, bankReference } = payment;
  if (step === "reported") {
    return (
      <>
        <p className="payment-text" role="status">
          {t("orders.transferSearch", { reference: bankReference ?? "" })} {t("orders.transferSearchHeld")}
        </p>
        <h2>{t("orders.transferCorrect")}</h2>
        <TransferForm payment={payment} />
      </>
    );
  }
  return (
    <>
      <PaymentAmount payment={payment} />
      <p className="payment-text">{t("orders.transferText")}</p>
      <dl className="payment-facts">
        <dt>{t("orders.transferReason")}</dt>
        <dd className="payment-number">{number}</dd>
      </dl>
      <ul className="payment-accounts" role="list">
        {accounts.map((account) => (
          <li key={account.number} className="payment-account">
            <h2 className="payment-bank" lang={account.lang}>
              {account.bank}
            </h2>
            <dl className="payment-facts">
              <dt>{t("orders.transferAccount")}</dt>
              <dd className="payment-number">{account.number}</dd>
              <dt>{t("orders.transferHolder")}</dt>
              <dd lang={account.lang}>{account.holder}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <h2>{t("orders.transferHeading")}</h2>
      <TransferForm payment={payment} />
    </>
  );
}
