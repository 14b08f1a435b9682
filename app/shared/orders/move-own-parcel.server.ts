import { findOrder } from "../../data/orders/orders.server.ts";
import { moveParcel } from "../../data/orders/parcels.server.ts";
import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { reasonLimit, returnUntil } from "../../domain/orders/order.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { orderNotFoundReply } from "./order-not-found.server.ts";

const ways = {
  cancel: { state: "cancelled", refused: "buying.cancelTooLate", done: "buying.parcelCancelled" },
  return: { state: "returnAsked", refused: "orders.returnNotNow", done: "buying.returnAsked" },
} as const;

/** Cancels a parcel or asks for its return, for its buyer; one in that state already counts as success. */
export async function moveOwnParcel(
  tools: ActionTools,
  { publicId, position }: { publicId: string; position: string },
  way: keyof typeof ways,
): Promise<Response> {
  const { db, session, now, t, reply, refuse, where, submission } = tools;
  const { state, refused, done } = ways[way];
  const order = await findOrder(db, session.owner, publicId);
  const parcel = order?.parcels.find((one) => String(one.position) === position);
  if (!parcel) return orderNotFoundReply(where);
  const to = `/orders/${publicId}`;
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", `${to}/parcels/${position}/${way}`);
  const isReturn = way === "return";
  const reason = readReason(tools, { isRequired: isReturn });
  const until = isReturn ? returnUntil(parcel) : null;
  const { kind } =
    until !== null && now >= until
      ? { kind: "refused" }
      : await moveParcel(db, {
          parcel: { publicId, position: parcel.position },
          actor: { mover: "shopper", owner: session.owner },
          to: state,
          reason,
          now,
        });
  if (kind === "unknown") return orderNotFoundReply(where);
  if (kind === "refused") return refuse({ values: isReturn ? { reason } : {}, form: t(refused) });
  callOutbox(tools);
  return reply(t(done, { position }), { to }, to);
}

/** Throws the refusal of a missing or too long reason. */
export function readReason(
  { submission: { fields, repeated }, refuse, typedValues, t }: ActionTools,
  { isRequired }: { isRequired: boolean },
): string {
  const reason = writtenText(fields.get("reason") ?? "");
  const refuseReason = (text: string) => refuse({ fields: { reason: text }, values: typedValues() });
  if (repeated.has("reason")) throw refuseReason(t("actions.checkFields"));
  if (isRequired && reason === "") throw refuseReason(t("buying.reasonMissing"));
  if (letterCount(reason) > reasonLimit) throw refuseReason(t("buying.reasonTooLong", { max: reasonLimit }));
  return reason;
}
