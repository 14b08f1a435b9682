import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { DatedText } from "../ui/date-text.tsx";
import { orderTitle } from "./orders/order-title.server.ts";
import { NotPossible, ParcelForm, ParcelPage } from "./orders/parcel-page.tsx";
import { ReasonField } from "./orders/reason-field.tsx";
import { returnAction } from "./orders/return-action.server.ts";
import { seenParcel } from "./orders/seen-order.server.ts";
import type { Route } from "./+types/parcel-return";

/** Asks what is wrong with a parcel that came; looking at it changes nothing. */
export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const seen = await seenParcel(context, publicId, position);
  return { ...seen, title: orderTitle(context, "orders.returnTitle", seen.number) };
}

export const action = returnAction;
export const middleware: Route.MiddlewareFunction[] = [answering(returnAction)];
export const headers = personal;
export const handle = { texts: "orders", wakes: true };
export { buyingLinks as links } from "./buying/styles.ts";

export const meta = unlisted;

export default function ParcelReturnPage({ loaderData: { number, href, parcel } }: Route.ComponentProps) {
  const t = useT();
  const { position, mayReturn, vendor } = parcel;
  return (
    <ParcelPage heading={t("orders.returnHeading", { position, number })} parcel={parcel} back={href}>
      {mayReturn ? (
        <>
          <p className="parcel-page-text">
            <DatedText text="orders.returnBy" dates={{ date: mayReturn }} />
          </p>
          <p className="parcel-page-text">{t("orders.returnText")}</p>
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
