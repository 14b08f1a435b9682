import { listAddresses } from "../../data/accounts/addresses.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import { addressListAction } from "./address-action.server.ts";
import { AddressForm, AddressList } from "./address-form.tsx";
import type { Route } from "./+types/addresses";
import { savedAddressLimit } from "../../domain/constants.ts";
import { mainFormId } from "../../ui/forms/main-form.ts";

export const loader = accountLoader("account.addresses", async ({ db, id }) => {
  const addresses = await listAddresses(db, id);
  return { addresses, mainForm: addresses.length < savedAddressLimit ? mainFormId : undefined };
});

export const action = accountAction((tools) => addressListAction(tools));

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account address", hydrates: true };

export default function AddressesPage({ loaderData: { addresses } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/addresses">
      {addresses.length === 0 ? (
        <p className="soft narrow">{t("account.addressesEmpty")}</p>
      ) : (
        <AddressList addresses={addresses} />
      )}
      {addresses.length >= savedAddressLimit ? (
        <p className="soft narrow">{t("account.addressesFull")}</p>
      ) : (
        <>
          <h2>{t("account.addressNew")}</h2>
          <AddressForm action="/account/addresses" intent="add" />
        </>
      )}
    </AccountPage>
  );
}
