import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { CheckForm } from "./check-form.tsx";
import { PaymentAmount } from "./payment-amount.tsx";

/** Payment on Chapa's page: the way there, and what became of it for who comes back. */
export function ChapaPayment({ payment }: { payment: PaymentView }) {
  const t = useT();
  const { step, href, amount, mayCheck } = payment;
  if (step === "checking") {
    return (
      <>
        <p className="payment-text" role="status">
          {t("orders.chapaChecking")}
        </p>
        <CheckForm href={href} isFirst />
      </>
    );
  }
  return (
    <>
      <PaymentAmount payment={payment} />
      <p className="payment-text">{t(step === "off" ? "orders.chapaOff" : "orders.chapaText")}</p>
      {step === "pay" && (
        <form className="payment-form" method="post" action={href}>
          <Xsrf />
          <button className="button button-primary" name="intent" value="pay">
            {t("orders.chapaPay", { amount })}
          </button>
        </form>
      )}
      {mayCheck && (
        <>
          <p className="payment-text">{t("orders.chapaAsk")}</p>
          <CheckForm href={href} />
        </>
      )}
    </>
  );
}
