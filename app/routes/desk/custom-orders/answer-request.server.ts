import { z } from "zod";
import { moveCustomOrder } from "../../../data/orders/custom-orders-desk.server.ts";
import { letterCount, writtenText } from "../../../domain/content/written-text.ts";
import { customOrderLimits, customOrderSteps, type CustomOrderState } from "../../../domain/orders/custom-order.ts";
import { parseOrderNumber } from "../../../domain/orders/order-number.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { callOutbox } from "../../../request/action-context.server.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { fault, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";

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

export async function answerRequest(tools: DeskTools, typed: string): Promise<Response> {
  const { db, submission, where, t, author, now } = tools;
  const number = parseOrderNumber(typed);
  if (number === null) return unknownObject(tools);
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const { state: to, seen, answer } = read.value;
  const moved = await moveCustomOrder(db, { number, to, answer, seen, author, now });
  if (moved.kind === "unknown") return unknownObject(tools);
  if (moved.kind !== "moved") {
    const form = t(moved.kind === "meanwhile" ? "desk.meanwhile" : "deskCustomOrders.forward");
    return replyProblem(where, { fields: {}, values: withoutSecrets(submission.fields), form }, 409);
  }
  callOutbox(tools);
  return replyDone(where, { kind: "done", text: t("deskCustomOrders.moved", { state: t(`customOrder.${to}`) }) });
}
