import { z } from "zod";
import { listForDesk, moveCustomOrder } from "../../data/orders/custom-orders-desk.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { customOrderLimits, customOrderSteps, type CustomOrderState } from "../../domain/orders/custom-order.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { letterCount } from "../../domain/content/written-text.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings, type Bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/custom-orders";

const LISTED = 100;
const states = Object.keys(customOrderSteps) as [CustomOrderState, ...CustomOrderState[]];

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list"), all: z.boolean().default(false) }),
  z.object({
    operation: z.literal("move"),
    number: z
      .string()
      .transform(parseOrderNumber)
      .refine((found) => found !== null, "no number of a custom order"),
    to: z.enum(states),
    answer: z
      .string()
      .trim()
      .refine((text) => letterCount(text) <= customOrderLimits.what, "longer than 500 letters")
      .default(""),
  }),
]);

type Asked = z.infer<typeof schema>;

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

/** Specification 2.1. Operator token (settled.md 12). */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/custom-orders"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  try {
    return await answer(platform, parsed.data, operatorAuthor(request));
  } catch (error) {
    logEvent("custom-orders", error);
    return problemAnswer(503, "The custom orders could not be read or written; send the same again.", {
      "Retry-After": "2",
    });
  }
}

async function answer(platform: Bindings, asked: Asked, author: EventAuthor): Promise<Response> {
  const { db, clock } = platform;
  if (asked.operation === "list") {
    return json(200, { orders: await listForDesk(db, { isOpen: !asked.all, limit: LISTED }) });
  }
  const moved = await moveCustomOrder(db, { ...asked, number: asked.number!, author, now: clock() });
  if (moved.kind === "unknown") return problemAnswer(404, "There is no custom order with this number.");
  if (moved.kind !== "moved") {
    const next = customOrderSteps[moved.state].join(", ") || "nothing";
    return problemAnswer(409, `It is ${moved.state}; from there it can become: ${next}.`);
  }
  callOutbox(platform);
  return json(200, { state: asked.to });
}
