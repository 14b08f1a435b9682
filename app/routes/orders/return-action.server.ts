import { findOrder } from "../../data/orders/orders.server.ts";
import { moveParcel } from "../../data/orders/parcels.server.ts";
import { returnUntil } from "../../domain/orders/order.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import type { Route } from "../+types/parcel-return";
import { positionOf, readReason } from "./read-reason.ts";
import { unknownOrder } from "./unknown-order.server.ts";

/** Asks to return one delivered parcel within its days, {reason}; its seller answers. Asked for already is as good as done. */
export const returnAction = confirmed(async (tools, { params: { publicId, position } }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  if (!submission.fields.has("returnTo")) {
    submission.fields.set("returnTo", `/orders/${publicId}/parcels/${position}/return`);
  }
  const read = readReason(tools, { isRequired: true });
  if (!read.ok) return replyProblem(where, read.problem);
  const order = await findOrder(db, session.owner, publicId);
  const parcel = order?.parcels.find((one) => one.position === positionOf(position));
  if (!parcel) return unknownOrder(where);
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
    return replyProblem(where, { fields: {}, values: { reason: read.reason }, form: t("buying.returnNotNow") });
  }
  callOutbox(tools);
  const to = `/orders/${publicId}`;
  return replyDone({ ...where, to }, { kind: "done", text: t("buying.returnAsked", { position }) }, { to });
});
