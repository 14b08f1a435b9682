import type { PaymentView } from "../../domain/checkout/payment.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

export function TransferPayment({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { step, accounts, number, bankReference } = payment;
  if (step === "reported") {
    return (
      <>
        <p role="status">
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
      <p>{t("orders.transferText")}</p>
      <dl className="payment-facts">
        <dt className="muted">{t("orders.transferReason")}</dt>
        <dd className="strong copied">{number}</dd>
      </dl>
      <ul className="stack" role="list">
        {accounts.map((account) => (
          <li key={account.number}>
            <h2 className="payment-bank" lang={account.lang}>
              {account.bank}
            </h2>
            <dl className="payment-facts">
              <dt className="muted">{t("orders.transferAccount")}</dt>
              <dd className="strong copied">{account.number}</dd>
              <dt className="muted">{t("orders.transferHolder")}</dt>
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

function TransferForm({ payment: { href, bankReference } }: { payment: Pick<PaymentView, "href" | "bankReference"> }) {
  const t = useT();
  return (
    <form className="form" method="post" action={href}>
      <Xsrf />
      <input type="hidden" name="intent" value="report" />
      <TextField
        name="bankReference"
        label={t("orders.transferReference")}
        hint={t("orders.transferReferenceHint")}
        enterKeyHint="send"
        defaultValue={bankReference ?? ""}
        required
      />
      <button className="button button-primary">{t("orders.transferReport")}</button>
    </form>
  );
}

export function PaymentAmount({ payment: { amount, until } }: { payment: Pick<PaymentView, "amount" | "until"> }) {
  const t = useT();
  return (
    <>
      <p className="payment-amount">
        <span className="soft">{t("orders.payAmount")}</span> <strong className="title">{amount}</strong>
      </p>
      {until && (
        <p>
          <DatedText text="orders.codeUntil" dates={{ until }} />
        </p>
      )}
    </>
  );
}

export function PaymentOver({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { step, amount, lateAmount, mayReport, bankReference, orderHref } = payment;
  return (
    <>
      <p role="status">
        {step === "paid" && `${t("orders.payCame")} ${t("orders.payPaid", { amount })}`}
        {step === "failed" && t("orders.payDeclined")}
        {step === "notFound" && t("orders.transferNotFound")}
        {step === "expired" && t("orders.payOver")}
        {step === "void" && t("orders.payVoid")}
      </p>
      {lateAmount && <p>{t("orders.payLate", { amount: lateAmount })}</p>}
      {mayReport && (
        <>
          <h2>{t("orders.transferLateHeading")}</h2>
          <p>
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
