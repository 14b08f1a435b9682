import type { OwnAddress } from "../../domain/checkout/address.ts";
import { useT } from "../../i18n/use-t.tsx";

/** The account's addresses: each fills the form below. */
export function SavedAddresses({ addresses, path }: { addresses: readonly OwnAddress[]; path: string }) {
  const t = useT();
  if (addresses.length === 0) return null;
  return (
    <nav className="saved-addresses" aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{t("checkout.yourAddresses")}</h2>
      <ul role="list">
        {addresses.map(({ id, name, landmark, subCity, city }) => (
          <li key={id}>
            <a className="button button-outline" href={`${path}?address=${id}`}>
              {t("checkout.addressOf", { name, city: landmark || subCity || city })}
            </a>
          </li>
        ))}
        <li>
          <a className="button button-outline" href={`${path}?address=new`}>
            {t("checkout.otherAddress")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
