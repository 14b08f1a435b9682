import { useState } from "react";
import type { CheckoutView, ParcelChoiceView, ParcelGroupView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

/** Parcels from one city are one line until the shopper changes them. */
export function ParcelChoices({ view: { parcels, groups } }: { view: CheckoutView }) {
  return groups.map((group) => {
    const choices = group.vendors.map((id) => {
      const index = parcels.findIndex(({ vendorId }) => vendorId === id);
      return <ParcelChoice key={id} parcel={parcels[index]!} number={index + 1} count={parcels.length} />;
    });
    return group.vendors.length === 1 ? (
      choices
    ) : (
      <ParcelGroup key={group.city} group={group}>
        {choices}
      </ParcelGroup>
    );
  });
}

function ParcelGroup({ group, children }: { group: ParcelGroupView; children: React.ReactNode }) {
  const t = useT();
  const { city, vendors, isStandard, fee, from, until } = group;
  // Choices inside it must not close it.
  const [isOpen] = useState(!isStandard);
  return (
    <details className="parcel-group parcel-choice" open={isOpen}>
      <summary>
        <span>
          <strong>{t("checkout.cityParcels", { count: vendors.length, city })}</strong>
          <span className="radio-card-line muted">
            <DatedText text="checkout.arrives" dates={{ from, until }} />
          </span>
        </span>{" "}
        <span className="radio-card-fee numbers strong">{fee ?? t("delivery.free")}</span>{" "}
        <span className="parcel-group-change">{t("checkout.change")}</span>
      </summary>
      {children}
    </details>
  );
}

function ParcelChoice({ parcel, number, count }: { parcel: ParcelChoiceView; number: number; count: number }) {
  const t = useT();
  const { vendorId, choices, delivery, city } = parcel;
  return (
    <fieldset className="parcel-choice">
      <legend>
        <span className="muted">{t("checkout.parcel", { number, count })}</span>{" "}
        <span>
          <MarkedName text="delivery.from" name={parcel.name} lang={parcel.lang} values={{ city }} />
        </span>
      </legend>
      {choices.every(({ delivery: kind }) => kind === "pickup") && <p>{t("delivery.onlyPickup")}</p>}
      {choices.map((choice) => (
        <label key={choice.delivery} className="radio-card form-check">
          <input
            type="radio"
            name={`delivery-${vendorId}`}
            value={choice.delivery}
            defaultChecked={choice.delivery === delivery}
          />
          <span className="radio-card-text strong">
            {t(`checkout.${choice.delivery}`)}{" "}
            {choice.delivery === "pickup" && (
              <span className="radio-card-line muted">{t("checkout.pickupFrom", { city })} </span>
            )}
            <span className="radio-card-line muted">
              <DatedText text="checkout.arrives" dates={{ from: choice.from, until: choice.until }} />
            </span>
          </span>{" "}
          <span className="radio-card-fee numbers strong">{choice.isFree ? t("delivery.free") : choice.fee}</span>
        </label>
      ))}
    </fieldset>
  );
}
