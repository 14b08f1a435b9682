import type { OrderView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/shell.tsx";

interface PhoneCodeProps {
  order: Pick<OrderView, "href" | "phone" | "phoneCodeBy">;
  isSent: boolean;
}

export function PhoneCode({ order: { href, phone, phoneCodeBy }, isSent }: PhoneCodeProps) {
  const t = useT();
  const problem = useProblem();
  const error = problem?.fields.code;
  const asks = isSent || error !== undefined;
  // A number is not broken at the end of a line.
  const values = { phone: phone.replace(/ /g, "\u00a0") };
  return (
    <section className="order-payment order-payment-open phone-code" aria-labelledby="phone-code">
      <h1 id="phone-code">{t(asks ? "orders.codeHeading" : "orders.codeHeadingNone", values)}</h1>
      <p className="phone-code-text">
        {phoneCodeBy && <DatedText text="orders.codeUntil" dates={{ until: phoneCodeBy }} />}
      </p>
      {asks && (
        <form className="form" method="post" action={href}>
          <ReturnTo />
          <Xsrf />
          <TextField
            name="code"
            label={t("orders.code")}
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="done"
            required
            error={error}
          />
          <button className="button button-primary">{t("orders.codeConfirm")}</button>
        </form>
      )}
      <form method="post" action={href}>
        <ReturnTo />
        <Xsrf />
        <button className={asks ? "button button-outline" : "button button-primary"} name="again" value="1">
          {t(asks ? "orders.codeAgain" : "orders.codeSend")}
        </button>
      </form>
    </section>
  );
}
