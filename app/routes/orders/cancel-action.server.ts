import { moveParcel } from "../../data/orders/parcels.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import type { Route } from "../+types/parcel-cancel";
import { positionOf, readReason } from "./read-reason.ts";
import { unknownOrder } from "./unknown-order.server.ts";

/**
 * Cancels one parcel before anybody prepares it, {reason?}: its goods go back on the shelf, what was paid for it comes back,
 * the other parcels stay as they are. Cancelled already is as good as done.
 */
export const cancelAction = confirmed(async (tools, { params }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  const { publicId, position } = params;
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
    return replyProblem(where, { fields: {}, values: {}, form: t("buying.cancelTooLate") });
  }
  callOutbox(tools);
  const to = `/orders/${publicId}`;
  return replyDone({ ...where, to }, { kind: "done", text: t("buying.parcelCancelled", { position }) }, { to });
});
