import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { TransferForm } from "./transfer-form.tsx";

/** Nothing is to be paid here any more: why, and what happens to money that came all the same. */
export function PaymentOver({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { step, amount, lateAmount, mayReport, bankReference, orderHref } = payment;
  return (
    <>
      <p className="payment-text" role="status">
        {step === "paid" && `${t("orders.payCame")} ${t("orders.payCameAmount", { amount })}`}
        {step === "failed" && t("orders.payDeclined")}
        {step === "notFound" && t("orders.transferNotFound")}
        {step === "expired" && t("orders.payOver")}
        {step === "void" && t("orders.payNothing")}
      </p>
      {lateAmount && <p className="payment-text">{t("orders.payLate", { amount: lateAmount })}</p>}
      {mayReport && (
        <>
          <h2>{t("orders.transferLateHeading")}</h2>
          <p className="payment-text">
            {bankReference ? t("orders.transferSearch", { reference: bankReference }) : t("orders.transferLateText")}
          </p>
          <TransferForm payment={payment} />
        </>
      )}
      <p>
        <a className="button button-outline" href={orderHref}>
          {t("orders.payToOrder")}
        </a>
      </p>
    </>
  );
}
