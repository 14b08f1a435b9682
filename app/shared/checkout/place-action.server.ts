import { findCart } from "../../data/cart/carts.server.ts";
import { readChoices, checkDetails } from "../../domain/checkout/checkout-details.ts";
import { isOnlineKind, openPayments } from "../../domain/orders/payment-providers.ts";
import { replyDone, replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import { localeOf } from "../../request/locale.server.ts";
import { openPayment } from "../payment/payment-page.server.ts";
import { changeSentences, choiceProblem, detailProblem } from "./checkout-sentences.ts";
import type { CheckoutTools } from "./checkout-tools.server.ts";
import { placedBefore, placeOrder, type PlaceAnswer } from "./place-order.server.ts";
import { stepPath } from "./whose-checkout.ts";

/** A form that has placed an order already leads to it, whatever else has changed since. */
export async function placeAction(tools: CheckoutTools): Promise<Response> {
  const { submission, where, t, typed, kind } = tools;
  const { key = "", cart = "", shownTotal = "" } = typed;
  const content = { key, cart, shownTotal: /^\d{1,15}$/.test(shownTotal) ? Number(shownTotal) : -1 };
  const before = await placedBefore(tools, content);
  if (before) return answerPlaced(tools, before);
  const checked = checkDetails(typed);
  if (!checked.ok) {
    submission.fields.set("returnTo", stepPath(kind, 1));
    return replyProblem(where, detailProblem(checked.problems, typed, t));
  }
  const read = readChoices(submission.fields, openPayments(tools));
  if (!read.ok) return replyProblem(where, choiceProblem(read.fields, typed, t));
  const locale = localeOf(where.context);
  return answerPlaced(
    tools,
    await placeOrder(tools, { ...content, ...read.choices, details: checked.details, locale }),
  );
}

async function answerPlaced(tools: CheckoutTools, answer: PlaceAnswer): Promise<Response> {
  const { where, t, typed } = tools;
  countPlacing(tools, answer);
  if (answer.kind === "placed") {
    const { publicId, number, payment } = answer;
    const to = isOnlineKind(payment) ? await openPayment(tools, publicId) : `/orders/${publicId}`;
    return replyDone({ ...where, to }, null, { publicId, number, payment, to });
  }
  if (answer.kind === "tooMany") {
    const minutes = Math.ceil(answer.retryAfter / 60);
    return replyTooMany(where, answer.retryAfter, t("buying.ordersTooMany", { minutes }));
  }
  const sentences =
    answer.kind === "changed"
      ? changeSentences(answer.reasons, t)
      : [t(answer.kind === "empty" ? "buying.orderEmpty" : "buying.orderStale")];
  if (answer.kind === "empty" || (answer.kind === "stale" && (await isCartEmpty(tools)))) {
    tools.submission.fields.set("returnTo", "/shop/cart");
  }
  return replyProblem(where, { fields: {}, values: typed, form: sentences.join(" ") }, 409);
}

function countPlacing({ count }: CheckoutTools, answer: PlaceAnswer): void {
  if (answer.kind === "placed") {
    if (answer.isNew) count({ event: "order", payment: answer.payment });
    return;
  }
  const kinds = answer.kind === "changed" ? answer.reasons.map(({ kind }) => kind) : [answer.kind];
  for (const reason of new Set(kinds)) count({ event: "refusal", reason });
}

async function isCartEmpty({ db, session }: CheckoutTools): Promise<boolean> {
  return (await findCart(db, session.owner)).length === 0;
}
