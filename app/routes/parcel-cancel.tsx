import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { cancelAction } from "./orders/cancel-action.server.ts";
import { orderTitle } from "./orders/order-title.server.ts";
import { NotPossible, ParcelForm, ParcelPage } from "./orders/parcel-page.tsx";
import { ReasonField } from "./orders/reason-field.tsx";
import { seenParcel } from "./orders/seen-order.server.ts";
import type { Route } from "./+types/parcel-cancel";

/** Asks whether one parcel is to be cancelled; looking at it changes nothing. */
export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const seen = await seenParcel(context, publicId, position);
  return { ...seen, title: orderTitle(context, "orders.cancelTitle", seen.number) };
}

export const action = cancelAction;
export const middleware: Route.MiddlewareFunction[] = [answering(cancelAction)];
export const headers = personal;
export const handle = { texts: "orders", wakes: true };
export { buyingLinks as links } from "./buying/styles.ts";

export const meta = unlisted;

export default function ParcelCancelPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { number, href, others, isPaid, parcel } = loaderData;
  const { position, mayCancel, vendor, total } = parcel;
  return (
    <ParcelPage heading={t("orders.cancelHeading", { position, number })} parcel={parcel} back={href}>
      {mayCancel ? (
        <>
          <p className="parcel-page-text">{t(others > 0 ? "orders.cancelOthers" : "orders.cancelWhole")}</p>
          {isPaid && <p className="parcel-page-text">{t("orders.cancelPaid", { amount: total })}</p>}
          <ParcelForm action={`${parcel.href}/cancel`} button={t("orders.cancelYes")}>
            <ReasonField label={t("orders.cancelReason")} />
          </ParcelForm>
        </>
      ) : (
        <NotPossible text={t("orders.cancelTooLate")} vendor={vendor} />
      )}
    </ParcelPage>
  );
}
