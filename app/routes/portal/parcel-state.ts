import { moveParcel, trackParcel } from "../../data/orders/parcels.server.ts";
import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { answerMove, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalWrite, UNKNOWN } from "../../shared/portal/portal-routes.server.ts";

/** Triggers update stock, payment, refund and messages in the same transaction. */
export const action = portalWrite("moveParcel", async ({ db, vendorId, params, body, ...asked }) => {
  const parcel = parseParcelName(params.parcel);
  if (!parcel) return problemAnswer(404, UNKNOWN);
  const { once, author, now } = asked;
  const { state, reason, tracking } = body;
  const record = recordRequest.parcel(db, once, parcel.number, parcel.position, state);
  const actor = { mover: "vendor", vendorId } as const;
  const answer = await moveParcel(db, { parcel, actor, author, to: state, reason, now }, [
    ...(tracking === undefined ? [] : [trackParcel(db, vendorId, { ...parcel, state, tracking })]),
    record,
  ]);
  // Vendors must not see unpaid parcels.
  const isHidden = answer.kind === "refused" && answer.state === "awaitingPayment";
  return isHidden || answer.kind === "unknown" ? problemAnswer(404, UNKNOWN) : answerMove(answer, state);
});
