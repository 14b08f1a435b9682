import { moveParcel } from "../../data/orders/parcels.server.ts";
import { recordRequest } from "../../data/portal/portal-requests.server.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { answerMove, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { portalOperations } from "../../shared/portal/portal-operations.ts";
import { portalWrite, postOnly, UNKNOWN } from "../../shared/portal/portal-routes.server.ts";

export const loader = postOnly;

/** Stock, payment, refund and messages follow in the same transaction. */
export const action = portalWrite(portalOperations.moveParcel, async ({ db, vendorId, params, body, ...asked }) => {
  const parcel = parseParcelName(params.parcel);
  if (!parcel) return problemAnswer(404, UNKNOWN);
  const { once, author, now } = asked;
  const { state, reason } = body;
  const record = recordRequest.parcel(db, once, parcel.number, parcel.position, state);
  const actor = { mover: "vendor", vendorId } as const;
  const answer = await moveParcel(db, { parcel, actor, author, to: state, reason, now }, [record]);
  // Vendors must not see unpaid parcels.
  const isHidden = answer.kind === "refused" && answer.state === "awaitingPayment";
  return isHidden || answer.kind === "unknown" ? problemAnswer(404, UNKNOWN) : answerMove(answer, state);
});
