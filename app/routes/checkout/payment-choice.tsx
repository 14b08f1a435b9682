import type { PaymentKind } from "../../domain/orders/order-states.ts";
import { useT } from "../../i18n/use-t.tsx";

interface PaymentChoiceProps {
  kinds: readonly PaymentKind[];
  chosen: PaymentKind;
  error?: string;
}

/** How it is paid: only ways that this shop is set up for. */
export function PaymentChoice({ kinds, chosen, error }: PaymentChoiceProps) {
  const t = useT();
  return (
    <fieldset className="parcel-choice" aria-describedby={error ? "payment-error" : undefined}>
      <legend>{t("checkout.payment")}</legend>
      {error && (
        <p className="form-field-error" id="payment-error">
          <span className="visually-hidden">{t("everywhere.error")} </span>
          {error}
        </p>
      )}
      {kinds.map((kind, index) => (
        <label key={kind} className="radio-card">
          <input
            type="radio"
            id={index === 0 ? "payment" : undefined}
            name="payment"
            value={kind}
            defaultChecked={kind === chosen}
          />
          <span className="radio-card-text">
            {t(`checkout.${kind}`)} <span className="radio-card-line">{t(`checkout.${kind}Hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
