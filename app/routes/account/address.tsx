import { data } from "react-router";
import { findAddress } from "../../data/accounts/addresses.server.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import { useT } from "../../i18n/use-t.tsx";
import { accountAction } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import { addressAction } from "./address-action.server.ts";
import { AddressForm } from "./address-form.tsx";
import type { Route } from "./+types/address";
import { mainFormId } from "../../ui/forms/main-form.ts";

/** Foreign, unknown and malformed ids are the same 404 page. */
export const loader = accountLoader("account.addressEdit", async ({ db, id }, { params }: Route.LoaderArgs) => {
  const address = await findAddress(db, id, params.addressId);
  if (!address) throw data(null, { status: 404 });
  return { address, mainForm: mainFormId };
});

export const action = accountAction((tools, { params }: Route.ActionArgs) => addressAction(tools, params.addressId));

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account address", hydrates: true };

export default function AddressPage({ loaderData: { address } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage
      heading={t("account.addressEdit")}
      current="/account/addresses"
      back={{ href: "/account/addresses", text: t("account.addresses") }}
    >
      <AddressForm
        action={`/account/addresses/${address.id}`}
        intent="save"
        saved={{ ...address, phone: phoneText(address.phone) }}
      />
    </AccountPage>
  );
}
