import { z } from "zod";
import { cancelGoods } from "../../../data/orders/cancel-goods.server.ts";
import { cancelOrder } from "../../../data/orders/move-parcels.server.ts";
import { promiseParcel, writeNote } from "../../../data/orders/order-desk.server.ts";
import { confirmPhoneByHand } from "../../../data/orders/phone-confirmation.server.ts";
import { moveParcel } from "../../../data/orders/parcels.server.ts";
import { formatEtb } from "../../../domain/money.ts";
import { parseOrderNumber } from "../../../domain/orders/order-number.ts";
import { parcelStates } from "../../../domain/orders/order-states.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { callOutbox } from "../../../request/action-context.server.ts";
import { deskDay, deskId, deskNumber, deskWords, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { maximumQuantity } from "../../../domain/constants.ts";

const DAY = 86_400_000;
const position = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number);

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("note"), text: deskWords }),
  z.object({ intent: z.literal("confirmPhone") }),
  z.object({ intent: z.literal("move"), parcel: position, state: z.enum(parcelStates).exclude(["cancelled"]) }),
  z.object({ intent: z.literal("cancelParcel"), parcel: position, reason: deskWords }),
  z.object({ intent: z.literal("cancelOrder"), reason: deskWords }),
  z.object({
    ...{
      intent: z.literal("cancelGoods"),
      parcel: position,
      line: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    },
    ...{
      seen: z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
      units: deskNumber(1, maximumQuantity),
      reason: deskWords,
    },
  }),
  z.object({ intent: z.literal("promise"), parcel: position, seen: deskId, day: deskDay }),
]);

/** The second of two simultaneous changes gets 409. */
export async function changeOrder(tools: DeskTools, typed: string | undefined): Promise<Response> {
  const { db, author, now, submission, where, t } = tools;
  const number = parseOrderNumber(typed ?? "");
  if (number === null) return unknownObject(tools);
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const asked = read.value;
  const values = withoutSecrets(submission.fields);
  const refused = (key: TextKey) => replyProblem(where, { fields: {}, values, form: t(key) }, 409);
  const done = (key: TextKey, said: Record<string, string | number> = {}) => {
    callOutbox(tools);
    return replyDone(where, { kind: "done", text: t(key, said) });
  };
  const by = { author, now };
  if (asked.intent === "note") {
    return (await writeNote(db, { number, text: asked.text, ...by })) ? done("desk.saved") : unknownObject(tools);
  }
  if (asked.intent === "confirmPhone") {
    return (await confirmPhoneByHand(db, { number, ...by }))
      ? done("deskOrders.phoneConfirmed")
      : refused("desk.meanwhile");
  }
  if (asked.intent === "cancelOrder") {
    const parcels = await cancelOrder(db, number, { reason: asked.reason, ...by });
    if (parcels.length === 0) return unknownObject(tools);
    return parcels.some(({ answer }) => answer.kind === "moved")
      ? done("deskOrders.cancelledAll")
      : refused("deskOrders.tooLate");
  }
  if (asked.intent === "promise") {
    if (asked.day === null) {
      return replyProblem(where, { fields: { day: t("deskForms.dayWrong") }, values, form: null });
    }
    const until = asked.day + DAY - 1;
    const isDone = await promiseParcel(db, { number, position: asked.parcel, seen: asked.seen, until, ...by });
    return isDone ? done("deskOrders.promised") : refused("desk.meanwhile");
  }
  if (asked.intent === "cancelGoods") {
    const { parcel, line, units, seen, reason } = asked;
    const answer = await cancelGoods(db, { number, position: parcel, line, units, seen, by: "shop", reason, ...by });
    if (answer.kind === "unknown") return unknownObject(tools);
    if (answer.kind === "cancelled") return done("deskOrders.cancelledGoods", { amount: formatEtb(answer.amount) });
    if (answer.kind === "whole") return refused("deskOrders.wholeParcel");
    return refused(answer.kind === "changed" ? "desk.meanwhile" : "deskOrders.tooLate");
  }
  const to = asked.intent === "move" ? asked.state : "cancelled";
  const reason = asked.intent === "move" ? "" : asked.reason;
  const name = { number, position: asked.parcel };
  const answer = await moveParcel(db, { parcel: name, actor: { mover: "operator" }, to, reason, ...by });
  if (answer.kind === "unknown") return unknownObject(tools);
  if (answer.kind === "moved") return done("deskOrders.moved", { parcel: asked.parcel, state: t(`orders.${to}`) });
  return refused(answer.kind === "same" ? "desk.meanwhile" : "deskOrders.tooLate");
}
