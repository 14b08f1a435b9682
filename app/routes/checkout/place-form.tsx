import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { AddressReview } from "./address-review.tsx";
import type { CheckoutData } from "./checkout-page.server.ts";
import { CheckoutTotals } from "./checkout-totals.tsx";
import { ParcelChoice } from "./parcel-choice.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { ToSummary } from "./to-summary.tsx";
import { useChoices } from "./use-choices.ts";

interface PlaceFormProps {
  page: Extract<CheckoutData, { step: 2 }>;
  action: string;
}

/** Delivery, payment, review, and the button that says the amount. The form holds all that the order needs. */
export function PlaceForm({ page, action }: PlaceFormProps) {
  const t = useT();
  const problem = useProblem();
  const { view, place, form, onChange } = useChoices(page);
  const shown = problem?.values.shownTotal;
  const isMoved = shown !== undefined && shown !== String(view.totalSantim);
  return (
    <form className="checkout-page-columns" ref={form} id="place" method="post" action={action} onChange={onChange}>
      <div>
        <Xsrf />
        {Object.entries({ ...page.values, ...place }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ToSummary view={view} />
        <AddressReview values={page.values} back={page.back} />
        {view.parcels.map((parcel, index) => (
          <ParcelChoice key={parcel.vendorId} parcel={parcel} number={index + 1} count={view.parcels.length} />
        ))}
        <PaymentChoice kinds={page.payments} chosen={page.payment} error={problem?.fields.payment} />
      </div>
      <aside className="checkout-page-side" aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">{t("checkout.summary")}</h2>
        <CheckoutTotals view={view} isMoved={isMoved} />
        {view.parcels.length > 0 && (
          <button className="button button-outline button-wide" name="intent" value="choices">
            {t("checkout.update")}
          </button>
        )}
        {place && (
          <>
            <button className="button button-primary button-wide" name="intent" value="place">
              {t("checkout.place", { total: view.total })}
            </button>
            <p className="checkout-totals-note">
              {t("checkout.terms")} <a href="/pages/terms">{t("checkout.termsLink")}</a>
            </p>
          </>
        )}
      </aside>
    </form>
  );
}
