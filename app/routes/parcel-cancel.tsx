import { findOrder } from "../data/orders/orders.server.ts";
import { moveParcel } from "../data/orders/parcels.server.ts";
import { replyDone, replyProblem } from "../http/forms/reply.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { callOutbox, confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { answering } from "../middleware/page-action.server.ts";
import { loadParcel } from "../shared/orders/load-order.server.ts";
import { unknownOrder } from "../shared/orders/order-pages.server.ts";
import { NotPossible, ParcelForm, ParcelPage, ReasonField } from "../shared/orders/parcel-page.tsx";
import { positionOf, readReason } from "../shared/orders/read-reason.server.ts";
import type { Route } from "./+types/parcel-cancel";

export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const loaded = await loadParcel(context, publicId, position);
  return { ...loaded, title: pageTitle(context, "orders.cancelTitle", { number: loaded.number }) };
}

/** A cancelled parcel counts as success. */
export const action = confirmed(async (tools, { params }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  const { publicId, position } = params;
  const order = await findOrder(db, session.owner, publicId);
  if (!order?.parcels.some((one) => one.position === positionOf(position))) return unknownOrder(where);
  if (!submission.fields.has("returnTo")) {
    submission.fields.set("returnTo", `/orders/${publicId}/parcels/${position}/cancel`);
  }
  const read = readReason(tools, { isRequired: false });
  if (!read.ok) return replyProblem(where, read.problem);
  const answer = await moveParcel(db, {
    parcel: { publicId, position: positionOf(position) },
    actor: { mover: "shopper", owner: session.owner },
    to: "cancelled",
    reason: read.reason,
    now,
  });
  if (answer.kind === "unknown") return unknownOrder(where);
  if (answer.kind === "refused") {
    return replyProblem(where, { form: t("buying.cancelTooLate") });
  }
  callOutbox(tools);
  const to = `/orders/${publicId}`;
  return replyDone({ ...where, to }, t("buying.parcelCancelled", { position }), { to });
});

export const middleware: Route.MiddlewareFunction[] = [answering(action)];
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
