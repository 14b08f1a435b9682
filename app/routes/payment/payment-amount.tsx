import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";

/** What is to be paid, and until when the goods are held for it. */
export function PaymentAmount({ payment: { amount, until } }: { payment: Pick<PaymentView, "amount" | "until"> }) {
  const t = useT();
  return (
    <>
      <p className="payment-amount">
        <span className="payment-label">{t("orders.payAmount")}</span> <strong>{amount}</strong>
      </p>
      {until && (
        <p className="payment-text">
          <DatedText text="orders.payUntil" dates={{ until }} />
        </p>
      )}
    </>
  );
}
