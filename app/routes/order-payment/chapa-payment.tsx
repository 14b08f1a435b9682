import { useEffect, useRef } from "react";
import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { PaymentAmount } from "./transfer-payment.tsx";

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

interface CheckFormProps {
  href: string;
  isFirst?: boolean;
}

function CheckForm({ href, isFirst = false }: CheckFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    // Going back must not send the form again.
    history.replaceState(history.state, "", href);
    form.current?.submit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form className="payment-form" method="post" action={href} ref={form}>
      <Xsrf />
      <input type="hidden" name="intent" value="check" />
      <button className={isFirst ? "button button-primary" : "button button-outline"}>{t("orders.chapaCheck")}</button>
    </form>
  );
}
