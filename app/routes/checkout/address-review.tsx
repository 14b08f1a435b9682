import type { DetailField } from "../../domain/checkout/checkout-details.ts";
import { cityName } from "../../domain/checkout/city-name.ts";
import { phoneText } from "../../domain/accounts/phone.ts";
import { regionName } from "../../domain/checkout/regions.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";

/** Where it goes, once more, with the way to change it. */
export function AddressReview({ values, back }: { values: Record<DetailField, string>; back: string }) {
  const t = useT();
  const locale = useLocale();
  const place = [
    values.landmark,
    values.woreda,
    values.subCity,
    cityName(values.city, locale),
    regionName(values.region, locale),
  ];
  return (
    <section className="address-review" aria-labelledby="address-review">
      <h2 id="address-review">{t("checkout.deliverTo")}</h2>
      <p>
        <strong>
          <OwnWords text={values.name} />
        </strong>
      </p>
      <p>{phoneText(values.phone)}</p>
      <p>
        <PlaceWords parts={place} />
      </p>
      {values.email && <p>{values.email}</p>}
      {values.note && (
        <p>
          <OwnWords text={values.note} />
        </p>
      )}
      <a className="address-review-change" href={back} aria-label={t("checkout.changeAddress")}>
        {t("checkout.change")}
      </a>
    </section>
  );
}
