import type { CheckoutView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";

/** On phones the summary stands below the form: what it comes to is said at the top. */
export function ToSummary({ view: { units, total } }: { view: CheckoutView }) {
  const t = useT();
  return (
    <a className="checkout-page-total" href="#checkout-summary">
      {t("checkout.orderOf", { count: units, total })}
    </a>
  );
}
