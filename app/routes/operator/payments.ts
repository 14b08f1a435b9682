import { z } from "zod";
import { listOpenPayments } from "../../data/payments/operator-payments.server.ts";
import { reasonLimit } from "../../domain/orders/order.ts";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { formatEtb } from "../../domain/money.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { parseBirr } from "../../domain/checkout/payment.ts";
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
import { decidePayment } from "../../shared/payment/decide-payment.server.ts";
import type { Route } from "./+types/payments";

const LISTED = 200;

const number = z.string().transform((typed, context) => {
  const found = parseOrderNumber(typed);
  if (found === null) context.addIssue({ code: "custom", message: "no order number" });
  return found ?? z.NEVER;
});
const amount = z.string().transform((typed, context) => {
  const santim = parseBirr(typed);
  if (!santim) context.addIssue({ code: "custom", message: "no amount in birr" });
  return santim ?? z.NEVER;
});
const words = z
  .string()
  .transform(cleanLine)
  .refine((text) => text !== "" && [...text].length <= reasonLimit, `1 to ${reasonLimit} letters`);

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list") }),
  z.object({ operation: z.literal("paid"), number, amount }),
  z.object({ operation: z.literal("missing"), number }),
  z.object({ operation: z.literal("refunded"), number, amount, how: words }),
  z.object({ operation: z.literal("closed"), reference: z.string().min(1).max(100), reason: words }),
]);

type Asked = z.infer<typeof schema>;

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

/** Amounts in birr. Operator token (settled.md 12). */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/payments"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  try {
    const response = await answer(request, platform, parsed.data);
    callOutbox(platform);
    return response;
  } catch (error) {
    logEvent("payments", error);
    return problemAnswer(503, "The payments could not be read or written; send the same again.", {
      "Retry-After": "2",
    });
  }
}

async function answer(request: Request, { db, clock }: Bindings, asked: Asked): Promise<Response> {
  if (asked.operation === "list") return json(200, await listOpenPayments(db, LISTED));
  const decided = await decidePayment({ db, author: operatorAuthor(request), now: clock() }, asked);
  switch (decided.kind) {
    case "done": {
      const { state, refundDue } = decided.payment;
      return json(200, asked.operation === "refunded" ? { refunded: asked.amount } : { state, refundDue });
    }
    case "amount":
      if (asked.operation === "paid") return problemAnswer(409, `This order costs ${formatEtb(decided.due)}.`);
      return problemAnswer(409, `${formatEtb(decided.due)} of this order are to be given back.`);
    case "isPaid":
      return problemAnswer(409, "This order is paid.");
    case "unknown":
      return problemAnswer(404, unknown[asked.operation]);
  }
}

const unknown = {
  paid: "No order with this number is paid by transfer.",
  missing: "No order with this number is paid by transfer.",
  refunded: "No such order.",
  closed: "No wrong payment at Chapa waits under this reference.",
};
