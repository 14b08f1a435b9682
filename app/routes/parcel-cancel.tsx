import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { loadParcel } from "../shared/orders/load-order.server.ts";
import { moveOwnParcel } from "../shared/orders/move-own-parcel.server.ts";
import { NotPossible, ParcelForm, ParcelPage, ReasonField } from "../shared/orders/parcel-page.tsx";
import type { Route } from "./+types/parcel-cancel";

export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const loaded = await loadParcel(context, publicId, position);
  return { ...loaded, title: pageTitle(context, "orders.cancelTitle", { number: loaded.number }) };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => moveOwnParcel(tools, params, "cancel"));

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "orders", hydrates: true };
export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export default function ParcelCancelPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { number, href, others, isPaid, parcel } = loaderData;
  const { position, mayCancel, vendor, total } = parcel;
  return (
    <ParcelPage heading={t("orders.cancelHeading", { position, number })} parcel={parcel} back={href}>
      {mayCancel ? (
        <>
          <p>{t(others > 0 ? "orders.cancelOthers" : "orders.cancelWhole")}</p>
          {isPaid && <p>{t("orders.cancelPaid", { amount: total })}</p>}
          <ParcelForm action={`${parcel.href}/cancel`} button={t("orders.cancel")}>
            <ReasonField label={t("orders.cancelReason")} />
          </ParcelForm>
        </>
      ) : (
        <NotPossible text={t("orders.cancelTooLate")} vendor={vendor} />
      )}
    </ParcelPage>
  );
}
