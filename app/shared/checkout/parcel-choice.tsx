import type { ParcelChoiceView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

interface ParcelChoiceProps {
  parcel: ParcelChoiceView;
  number: number;
  count: number;
}

/** One seller's parcel: what is in it, and how it reaches its shopper. */
export function ParcelChoice({ parcel, number, count }: ParcelChoiceProps) {
  const t = useT();
  const { vendorId, lines, choices, delivery, city } = parcel;
  return (
    <fieldset className="parcel-choice">
      <legend>
        <span className="parcel-choice-number">{t("checkout.parcel", { number, count })}</span>{" "}
        <span>
          <MarkedName text="checkout.from" name={parcel.name} lang={parcel.lang} values={{ city }} />
        </span>
      </legend>
      <ul className="parcel-choice-lines" role="list">
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {line.quantity > 1 && <strong>{t("checkout.times", { count: line.quantity })} </strong>}
              <span lang={line.lang}>{line.name}</span>
              {line.variant && <span lang={line.variant.lang}> ({line.variant.name})</span>}
              {line.priceChange && (
                <span className="parcel-choice-moved">{t("checkout.priceMoved", line.priceChange)}</span>
              )}
            </span>{" "}
            <span className="parcel-choice-amount">{line.total}</span>
          </li>
        ))}
      </ul>
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
