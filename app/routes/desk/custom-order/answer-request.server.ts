import { z } from "zod";
import { moveCustomOrder } from "../../../data/orders/custom-orders-desk.server.ts";
import { customOrderLimits, customOrderSteps, type CustomOrderState } from "../../../domain/orders/custom-order.ts";
import { parseOrderNumber } from "../../../domain/orders/order-number.ts";
import { decide, deskWordsOf } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";

const states = Object.keys(customOrderSteps) as [CustomOrderState, ...CustomOrderState[]];

const fields = z.object({
  state: z.enum(states),
  seen: z.enum(states),
  answer: deskWordsOf(customOrderLimits.what),
});

export function answerRequest(tools: DeskTools, typed: string): Promise<Response> {
  const { db, t, author, now } = tools;
  return decide(tools, fields, async ({ state: to, ...asked }) => {
    const number = parseOrderNumber(typed) ?? "";
    const moved = await moveCustomOrder(db, { ...asked, number, to, author, now });
    if (moved === "unknown" || moved === "meanwhile") return moved;
    if (moved === "refused") return { refused: t("deskCustomOrders.forward") };
    return { done: t("deskCustomOrders.moved", { state: t(`customOrder.${to}`) }) };
  });
}
