import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { loadParcel } from "../shared/orders/load-order.server.ts";
import { moveOwnParcel } from "../shared/orders/move-own-parcel.server.ts";
import { NotPossible, ParcelForm, ParcelPage, ReasonField } from "../shared/orders/parcel-page.tsx";
import { DatedText } from "../ui/date-text.tsx";
import type { Route } from "./+types/parcel-return";

export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const loaded = await loadParcel(context, publicId, position);
  return { ...loaded, title: pageTitle(context, "orders.returnTitle", { number: loaded.number }) };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => moveOwnParcel(tools, params, "return"));

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders", hydrates: true };
export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export default function ParcelReturnPage({ loaderData: { number, href, parcel } }: Route.ComponentProps) {
  const t = useT();
  const { position, mayReturn, vendor } = parcel;
  return (
    <ParcelPage heading={t("orders.returnHeading", { position, number })} parcel={parcel} back={href}>
      {mayReturn ? (
        <>
          <p>
            <DatedText text="orders.returnBy" dates={{ date: mayReturn }} />
          </p>
          <p>{t("orders.returnText")}</p>
          <ParcelForm action={`${parcel.href}/return`} button={t("orders.returnYes")}>
            <ReasonField label={t("orders.returnReason")} hint={t("orders.returnReasonHint")} required />
          </ParcelForm>
        </>
      ) : (
        <NotPossible text={t("orders.returnNotNow")} vendor={vendor} />
      )}
    </ParcelPage>
  );
}
