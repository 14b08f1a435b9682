import { useEffect, useRef } from "react";
import type { OnlineKind } from "../../domain/orders/payment-providers.ts";
import type { PaymentView } from "../../domain/checkout/payment.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { PaymentAmount } from "./transfer-payment.tsx";

export function PagePayment({ payment, page }: { payment: PaymentView; page: OnlineKind }) {
  const t = useT();
  const { step, href, amount, mayCheck } = payment;
  if (step === "checking") {
    return (
      <>
        <p className="payment-text" role="status">
          {t(`orders.asking_${page}`)}
        </p>
        <CheckForm href={href} isFirst />
      </>
    );
  }
  return (
    <>
      <PaymentAmount payment={payment} />
      <p className="payment-text">{t(step === "off" ? `orders.off_${page}` : `orders.page_${page}`)}</p>
      {step === "pay" && (
        <form className="payment-form" method="post" action={href}>
          <Xsrf />
          <button className="button button-primary" name="intent" value="pay">
            {t("orders.pagePay", { amount })}
          </button>
        </form>
      )}
      {mayCheck && (
        <>
          <p className="payment-text">{t("orders.pageAsk")}</p>
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
      <button className={isFirst ? "button button-primary" : "button button-outline"}>{t("orders.pageCheck")}</button>
    </form>
  );
}
