import type { ParcelChoiceView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

interface ParcelChoiceProps {
  parcel: ParcelChoiceView;
  number: number;
  count: number;
}

export function ParcelChoice({ parcel, number, count }: ParcelChoiceProps) {
  const t = useT();
  const { vendorId, choices, delivery, city } = parcel;
  return (
    <fieldset className="parcel-choice">
      <legend>
        <span className="parcel-choice-number">{t("checkout.parcel", { number, count })}</span>{" "}
        <span>
          <MarkedName text="checkout.from" name={parcel.name} lang={parcel.lang} values={{ city }} />
        </span>
      </legend>
      {choices.every(({ delivery: kind }) => kind === "pickup") && <p>{t("delivery.onlyPickup")}</p>}
      {choices.map((choice) => (
        <label key={choice.delivery} className="radio-card">
          <input
            type="radio"
            name={`delivery-${vendorId}`}
            value={choice.delivery}
            defaultChecked={choice.delivery === delivery}
          />
          <span className="radio-card-text">
            {t(`checkout.${choice.delivery}`)}{" "}
            {choice.delivery === "pickup" && (
              <span className="radio-card-line">{t("checkout.pickupFrom", { city })} </span>
            )}
            <span className="radio-card-line">
              <DatedText text="checkout.arrives" dates={{ from: choice.from, until: choice.until }} />
            </span>
          </span>{" "}
          <span className="radio-card-fee">{choice.isFree ? t("checkout.free") : choice.fee}</span>
        </label>
      ))}
    </fieldset>
  );
}
