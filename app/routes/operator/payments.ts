import { z } from "zod";
import {
  confirmTransfer,
  findOperatorPayment,
  listOpenPayments,
  markRefunded,
  refuseTransfer,
} from "../../data/payments/operator-payments.server.ts";
import { formatEtb } from "../../domain/money.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { parseBirr } from "../../domain/checkout/payment.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { requestIdContext } from "../../http/request-context.server.ts";
import { bindings, type Bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { firstIssue, json, problem, readOperatorRequest } from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/payments";

const LISTED = 200;

const number = z
  .string()
  .transform(parseOrderNumber)
  .refine((found) => found !== null, "no order number");
/** Birr, such as "7330" or "7330.50". */
const amount = z
  .string()
  .transform(parseBirr)
  .refine((santim) => santim !== null && santim > 0, "no amount in birr");

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list") }),
  z.object({ operation: z.literal("paid"), number, amount }),
  z.object({ operation: z.literal("missing"), number }),
  z.object({ operation: z.literal("refunded"), number, amount }),
]);

type Asked = z.infer<typeof schema>;

/** This address only takes a POST. */
export function loader() {
  return problem(405, "Send a POST.", { Allow: "POST" });
}

/**
 * Payments that wait for a person: {operation: list}, {operation: paid, number, amount} and {operation: missing, number} for
 * transfers, {operation: refunded, number, amount}. Amounts in birr. Proves itself by the operator token (settled.md 12).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/payments"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problem(422, firstIssue(parsed.error));
  try {
    const response = await answer(platform, parsed.data);
    callOutbox(platform);
    return response;
  } catch (error) {
    logEvent("payments", error, context.get(requestIdContext));
    return problem(503, "The payments could not be read or written; send the same again.", { "Retry-After": "2" });
  }
}

async function answer({ db, clock }: Bindings, asked: Asked): Promise<Response> {
  if (asked.operation === "list") return json(200, await listOpenPayments(db, LISTED));
  const now = clock();
  const isRefund = asked.operation === "refunded";
  const found = await findOperatorPayment(db, asked.number!, isRefund);
  if (!found) return problem(404, isRefund ? "No such order." : "No order with this number is paid by transfer.");
  if (asked.operation === "refunded") {
    if (await markRefunded(db, asked.number!, asked.amount!, now)) return json(200, { refunded: asked.amount });
    return problem(409, `${formatEtb(found.refundDue)} of this order are to be given back.`);
  }
  const { state } = found;
  if (asked.operation === "missing") {
    if (state === "paid") return problem(409, "This order is paid.");
    await refuseTransfer(db, asked.number!, now);
  } else {
    const isAsked = state === "due" || state === "reported";
    if (isAsked && asked.amount !== found.amount) return problem(409, `This order costs ${formatEtb(found.amount)}.`);
    await confirmTransfer(db, asked.number!, asked.amount!, now);
  }
  const after = await findOperatorPayment(db, asked.number!);
  // A parcel was cancelled meanwhile.
  const isRefused = asked.operation === "paid" && (after!.state === "due" || after!.state === "reported");
  if (isRefused) return problem(409, `This order costs ${formatEtb(after!.amount)}.`);
  return json(200, { state: after!.state, refundDue: after!.refundDue });
}
