import type { OwnAddress } from "../../domain/checkout/address.ts";
import { phoneText } from "../../domain/accounts/phone.ts";
import { cityName } from "../../domain/checkout/city-name.ts";
import { regionName } from "../../domain/checkout/regions.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { OwnWords, PlaceWords } from "../../ui/own-words.tsx";

/** The addresses kept, each with what can be done to it. */
export function AddressList({ addresses }: { addresses: OwnAddress[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="account-page-list" role="list">
      {addresses.map((address) => {
        const city = cityName(address.city, locale);
        const named = { name: address.name, city };
        const { landmark, woreda, subCity, region } = address;
        return (
          <li key={address.id} className="account-page-row">
            <p className="account-page-row-name">
              <OwnWords text={address.name} />
              {address.isDefault && <span className="account-page-tag">{t("account.isDefault")}</span>}
            </p>
            <p className="account-page-row-text">
              <PlaceWords parts={[landmark, woreda, subCity, city, regionName(region, locale)]} />
            </p>
            <p className="account-page-row-text">{phoneText(address.phone)}</p>
            <div className="account-page-ways">
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
    <form method="post" action="/account/addresses">
      <ReturnTo />
      <Xsrf />
      <input type="hidden" name="address" value={id} />
      <button className="button button-outline" name="intent" value={intent} aria-label={name}>
        {text}
      </button>
    </form>
  );
}
