import { findOrder } from "../data/orders/orders.server.ts";
import { moveParcel } from "../data/orders/parcels.server.ts";
import { returnUntil } from "../domain/orders/order.ts";
import { replyDone, replyProblem } from "../http/forms/reply.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { callOutbox, confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { answering } from "../middleware/page-action.server.ts";
import { loadParcel } from "../shared/orders/load-order.server.ts";
import { unknownOrder } from "../shared/orders/order-pages.server.ts";
import { NotPossible, ParcelForm, ParcelPage, ReasonField } from "../shared/orders/parcel-page.tsx";
import { positionOf, readReason } from "../shared/orders/read-reason.server.ts";
import { DatedText } from "../ui/date-text.tsx";
import type { Route } from "./+types/parcel-return";

export async function loader({ context, params: { publicId, position } }: Route.LoaderArgs) {
  const loaded = await loadParcel(context, publicId, position);
  return { ...loaded, title: pageTitle(context, "orders.returnTitle", { number: loaded.number }) };
}

/** A requested return counts as success. */
export const action = confirmed(async (tools, { params: { publicId, position } }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  const order = await findOrder(db, session.owner, publicId);
  const parcel = order?.parcels.find((one) => one.position === positionOf(position));
  if (!parcel) return unknownOrder(where);
  if (!submission.fields.has("returnTo")) {
    submission.fields.set("returnTo", `/orders/${publicId}/parcels/${position}/return`);
  }
  const read = readReason(tools, { isRequired: true });
  if (!read.ok) return replyProblem(where, read.problem);
  const until = returnUntil(parcel);
  const isLate = until !== null && now >= until;
  const answer = isLate
    ? ({ kind: "refused" } as const)
    : await moveParcel(db, {
        parcel: { publicId, position: parcel.position },
        actor: { mover: "shopper", owner: session.owner },
        to: "returnAsked",
        reason: read.reason,
        now,
      });
  if (answer.kind === "unknown") return unknownOrder(where);
  if (answer.kind === "refused") {
    return replyProblem(where, { values: { reason: read.reason }, form: t("orders.returnNotNow") });
  }
  callOutbox(tools);
  const to = `/orders/${publicId}`;
  return replyDone({ ...where, to }, t("buying.returnAsked", { position }), { to });
});

export const middleware: Route.MiddlewareFunction[] = [answering(action)];
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
