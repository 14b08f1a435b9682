import { z } from "zod";
import { moveCustomOrder } from "../../../data/orders/custom-orders-desk.server.ts";
import { letterCount, writtenText } from "../../../domain/content/written-text.ts";
import { customOrderLimits, customOrderSteps, type CustomOrderState } from "../../../domain/orders/custom-order.ts";
import { parseOrderNumber } from "../../../domain/orders/order-number.ts";
import { decide } from "../../../shared/desk/decide.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { fault } from "../../../shared/desk/desk-fields.server.ts";

const states = Object.keys(customOrderSteps) as [CustomOrderState, ...CustomOrderState[]];
const max = customOrderLimits.what;

const fields = z.object({
  state: z.enum(states),
  seen: z.enum(states),
  answer: z
    .string()
    .default("")
    .transform(writtenText)
    .refine((text) => letterCount(text) <= max, fault("deskForms.wordsLong", { max })),
});

export function answerRequest(tools: DeskTools, typed: string): Promise<Response> {
  const { db, t, author, now } = tools;
  return decide(tools, fields, async ({ state: to, ...asked }) => {
    const number = parseOrderNumber(typed) ?? "";
    const { kind } = await moveCustomOrder(db, { ...asked, number, to, author, now });
    if (kind === "unknown" || kind === "meanwhile") return kind;
    if (kind === "refused") return { refused: t("deskCustomOrders.forward") };
    return { done: t("deskCustomOrders.moved", { state: t(`customOrder.${to}`) }) };
  });
}
