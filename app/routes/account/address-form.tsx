import "../../ui/forms/form-check.first.css";
import { useState, type FormEvent } from "react";
import { phoneText } from "../../domain/accounts/contact.ts";
import type { Address, OwnAddress } from "../../domain/checkout/address.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { regionName } from "../../domain/delivery/regions.ts";
import { subCityName } from "../../domain/delivery/sub-cities.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { RegionField, SubCityField } from "../../ui/forms/address-fields.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";

interface AddressFormProps {
  action: string;
  intent: "add" | "save";
  saved?: Address & { isDefault: boolean };
}

/** Ethiopian addresses have no postal code. */
export function AddressForm({ action, intent, saved }: AddressFormProps) {
  const t = useT();
  const problem = useProblem();
  const field = (name: keyof Address) => ({ name, label: t(`address.${name}`), defaultValue: saved?.[name] ?? "" });
  const first = problem?.values.city ?? saved?.city ?? "";
  const [city, setCity] = useState(first);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (name === "city") setCity(value);
  };
  const isDefault = problem ? problem.values.isDefault === "1" : (saved?.isDefault ?? false);
  return (
    <PostForm className="form" id={mainFormId} action={action} onChange={onChange}>
      <input type="hidden" name="intent" value={intent} />
      <TextField {...field("name")} autoComplete="name" required />
      <TextField {...field("phone")} hint={t("account.addressPhoneHint")} type="tel" required />
      <RegionField {...field("region")} />
      <TextField {...field("city")} autoComplete="address-level2" required />
      <input type="hidden" name="cityWas" value={first} />
      <SubCityField {...field("subCity")} city={city} />
      <TextField {...field("woreda")} autoComplete="address-level4" />
      <TextField
        {...field("landmark")}
        hint={t("address.landmarkHint")}
        autoComplete="address-line1"
        isOneOf
        enterKeyHint="done"
      />
      {!saved?.isDefault && (
        <label className="form-check">
          <input type="checkbox" name="isDefault" value="1" defaultChecked={isDefault} />
          {t("account.makeDefault")}
        </label>
      )}
      <button className="button button-primary">{t("account.addressSave")}</button>
    </PostForm>
  );
}

export function AddressList({ addresses }: { addresses: OwnAddress[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="narrow lines" role="list">
      {addresses.map((address) => {
        const city = cityName(address.city, locale);
        const named = { name: address.name, city };
        const { landmark, woreda, subCity, region } = address;
        return (
          <li key={address.id} className="account-page-row">
            <p className="strong">
              <OwnWords text={address.name} />
              {address.isDefault && <span className="tag">{t("account.isDefault")}</span>}
            </p>
            <p className="muted">
              <PlaceWords
                parts={[landmark, woreda, subCityName(city, subCity, locale), city, regionName(region, locale)]}
              />
            </p>
            <p className="muted">{phoneText(address.phone)}</p>
            <div className=" cluster">
              <a
                className="button button-outline"
                href={`/account/addresses/${address.id}`}
                aria-label={t("account.editNamed", named)}
              >
                {t("account.edit")}
              </a>
              <AddressButton
                id={address.id}
                intent="remove"
                text={t("account.remove")}
                name={t("account.removeNamed", named)}
              />
              {!address.isDefault && (
                <AddressButton
                  id={address.id}
                  intent="default"
                  text={t("account.setDefault")}
                  name={t("account.setDefaultNamed", named)}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface AddressButtonProps {
  id: string;
  intent: "remove" | "default";
  text: string;
  name: string;
}

function AddressButton({ id, intent, text, name }: AddressButtonProps) {
  return (
    <PostForm action="/account/addresses">
      <input type="hidden" name="address" value={id} />
      <button className="button button-outline" name="intent" value={intent} aria-label={name}>
        {text}
      </button>
    </PostForm>
  );
}
