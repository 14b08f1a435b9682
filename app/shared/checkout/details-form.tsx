import { useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from "react";
import type { DetailField } from "../../domain/checkout/checkout-details.ts";
import { regionOfCity } from "../../domain/delivery/city-name.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { RegionField, SubCityField } from "../../ui/forms/address-fields.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";
import { TextField, type FieldProps, useTyped } from "../../ui/forms/text-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { useProblem } from "../../ui/root-data.ts";

interface DetailsFormProps {
  action: string;
  values: Record<DetailField, string>;
  maySave: boolean;
  onAddressChange: (address: URLSearchParams) => void;
  delivery: ReactNode;
}

/** design.md 4: eight fields, the last two in a closed details element. */
export function DetailsForm({ action, values, maySave, onAddressChange, delivery }: DetailsFormProps) {
  const t = useT();
  const problem = useProblem();
  const { city, updateRegion } = useCity(problem?.values.city ?? values.city);
  const lastReported = useRef("");
  const reportAddress = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    const address = new URLSearchParams({ city: String(form.get("city")), region: String(form.get("region")) });
    const isAddressField = ["city", "region"].includes((target as unknown as HTMLInputElement).name);
    if (!isAddressField || lastReported.current === address.toString()) return;
    lastReported.current = address.toString();
    onAddressChange(address);
  };
  const field = (name: DetailField) => ({ name, label: t(`address.${name}`), defaultValue: values[name] });
  return (
    <form className="form" id={mainFormId} method="post" action={action} onChange={updateRegion} onBlur={reportAddress}>
      <Xsrf />
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="cityWas" value={problem?.values.city ?? values.city} />
      <input type="hidden" name="regionWas" value={problem?.values.region ?? values.region} />
      <TextField {...field("name")} autoComplete="name" required />
      <TextField {...field("phone")} hint={t("checkout.phoneHint")} type="tel" required />
      <div className="checkout-page-pair">
        <RegionField {...field("region")} />
        <TextField {...field("city")} autoComplete="address-level2" required />
      </div>
      <p className="form-field muted" role="status">
        {delivery}
      </p>
      <div className="checkout-page-pair">
        <SubCityField {...field("subCity")} city={city} />
        <TextField {...field("woreda")} autoComplete="address-level4" />
      </div>
      <TextField {...field("landmark")} hint={t("address.landmarkHint")} autoComplete="address-line1" isOneOf />
      <MoreDetails email={field("email")} note={field("note")} />
      {maySave && (
        <label className="form-check">
          <input type="checkbox" name="keep" value="1" defaultChecked={problem?.values.keep === "1"} />
          {t("checkout.keepAddress")}
        </label>
      )}
      <button className="button button-primary button-wide">{t("checkout.continue")}</button>
    </form>
  );
}

/**
 * Region and sub-cities updateRegion the typed city, until the shopper chooses a region; without scripts the server does it.
 */
function useCity(first: string) {
  const isChosen = useRef(false);
  const [city, setCity] = useState(first);
  const updateRegion = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (name === "region") isChosen.current = true;
    if (name === "city") setCity(value);
    const known = name === "city" && !isChosen.current ? regionOfCity(value) : null;
    const region = currentTarget.elements.namedItem("region");
    if (known && region instanceof HTMLSelectElement) region.value = known;
  };
  return { city, updateRegion };
}

function MoreDetails({ email, note }: { email: FieldProps; note: FieldProps }) {
  const t = useT();
  const isOpen = [useTyped(email), useTyped(note)].some(({ defaultValue, error }) => defaultValue || error);
  return (
    <details className="parcel-choice" open={isOpen}>
      <summary className="plain">{t("checkout.more")}</summary>
      <TextField {...email} hint={t("checkout.emailHint")} inputMode="email" autoComplete="email" />
      <WordsField {...note} rows={3} maxLength={500} />
    </details>
  );
}
