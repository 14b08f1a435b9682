import { z } from "zod";
import { cancelGoods } from "../../../data/orders/cancel-goods.server.ts";
import { cancelOrder } from "../../../data/orders/move-parcels.server.ts";
import { promiseParcel, writeNote } from "../../../data/orders/order-desk.server.ts";
import { confirmPhoneByHand } from "../../../data/orders/phone-confirmation.server.ts";
import { moveParcel } from "../../../data/orders/parcels.server.ts";
import { maximumQuantity } from "../../../domain/constants.ts";
import { formatEtb } from "../../../domain/money.ts";
import { parseOrderNumber } from "../../../domain/orders/order-number.ts";
import { parcelStates } from "../../../domain/orders/order-states.ts";
import {
  byIntent,
  decide,
  deskCount,
  deskDay,
  deskId,
  deskNumber,
  deskWords,
} from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";

const DAY = 86_400_000;

const fields = byIntent({
  note: { text: deskWords },
  confirmPhone: {},
  move: { parcel: deskId, state: z.enum(parcelStates).exclude(["cancelled"]) },
  cancelParcel: { parcel: deskId, reason: deskWords },
  cancelOrder: { reason: deskWords },
  cancelGoods: {
    ...{ parcel: deskId, line: deskCount, seen: deskId },
    ...{ units: deskNumber(1, maximumQuantity), reason: deskWords },
  },
  promise: { parcel: deskId, seen: deskId, day: deskDay },
});

/** The second of two simultaneous changes gets 409. */
export function changeOrder(tools: DeskTools, typed: string): Promise<Response> {
  const { db, author, now, t } = tools;
  const by = { author, now };
  return decide(tools, fields, async (asked) => {
    const number = parseOrderNumber(typed) ?? "";
    switch (asked.intent) {
      case "note":
        return (await writeNote(db, { number, text: asked.text, ...by })) ? { done: t("desk.saved") } : "unknown";
      case "confirmPhone": {
        const isDone = await confirmPhoneByHand(db, { number, ...by });
        return isDone ? { done: t("deskOrders.phoneConfirmed") } : "meanwhile";
      }
      case "cancelOrder": {
        const parcels = await cancelOrder(db, number, { reason: asked.reason, ...by });
        if (parcels.length === 0) return "unknown";
        const isMoved = parcels.some(({ answer }) => answer.kind === "moved");
        return isMoved ? { done: t("deskOrders.cancelledAll") } : { refused: t("deskOrders.tooLate") };
      }
      case "promise": {
        if (asked.day === null) return { faults: { day: t("deskForms.dayWrong") } };
        const until = asked.day + DAY - 1;
        const isDone = await promiseParcel(db, { number, position: asked.parcel, seen: asked.seen, until, ...by });
        return isDone ? { done: t("deskOrders.promised") } : "meanwhile";
      }
      case "cancelGoods": {
        const { intent: _, parcel: position, ...goods } = asked;
        const answer = await cancelGoods(db, { number, position, ...goods, by: "shop", ...by });
        if (answer.kind === "unknown") return "unknown";
        if (answer.kind === "changed") return "meanwhile";
        if (answer.kind !== "cancelled") {
          return { refused: t(answer.kind === "whole" ? "deskOrders.wholeParcel" : "deskOrders.tooLate") };
        }
        return { done: t("deskOrders.cancelledGoods", { amount: formatEtb(answer.amount) }) };
      }
      case "move":
      case "cancelParcel": {
        const [to, reason] = asked.intent === "move" ? [asked.state, ""] : (["cancelled", asked.reason] as const);
        const parcel = { number, position: asked.parcel };
        const { kind } = await moveParcel(db, { parcel, actor: { mover: "operator" }, to, reason, ...by });
        if (kind === "unknown") return "unknown";
        if (kind === "same") return "meanwhile";
        if (kind !== "moved") return { refused: t("deskOrders.tooLate") };
        return { done: t("deskOrders.moved", { parcel: asked.parcel, state: t(`orders.${to}`) }) };
      }
    }
  });
}
