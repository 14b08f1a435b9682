import { listOpenTries } from "../../data/payments/payment-tries.server.ts";
import { findOwnPayment, reportTransfer } from "../../data/payments/payments.server.ts";
import { isOnlineKind } from "../../domain/orders/payment-providers.ts";
import { parseBankReference, type OwnPayment } from "../../domain/checkout/payment.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { unknownOrder } from "../../shared/orders/order-pages.server.ts";
import { countVerdicts, openPayment, settleTry, limitedByBudget } from "../../shared/payment/payment-page.server.ts";

/** The last openings of the provider's page. */
const ASKED = 4;

/** 404 for orders of others. */
export async function paymentAction(tools: ActionTools, publicId: string): Promise<Response> {
  const { db, session, submission, where, t } = tools;
  const payment = await findOwnPayment(db, session.owner, publicId);
  if (!payment) return unknownOrder(where);
  // A refusal is displayed on the form's own page.
  submission.fields.set("returnTo", `/orders/${publicId}/pay`);
  const intent = submission.repeated.size > 0 ? "" : submission.fields.get("intent");
  if (intent === "pay") return pay(tools, payment);
  if (intent === "check") return check(tools, payment);
  if (intent === "report") return report(tools, payment);
  const values = withoutSecrets(submission.fields);
  return replyProblem(where, { values, form: t("actions.checkFields") });
}

async function pay(tools: ActionTools, { publicId, kind, state }: OwnPayment): Promise<Response> {
  const { where, t } = tools;
  const to = await openPayment(tools, publicId);
  const isAway = isOnlineKind(kind) && state === "pending" && to.startsWith("/");
  const message = isAway ? ({ kind: "warning", text: t(`buying.away_${kind}`) } as const) : null;
  return replyDone({ ...where, to }, message, { to });
}

async function check(tools: ActionTools, payment: OwnPayment): Promise<Response> {
  const { db, budget, now, session, where, t } = tools;
  const kind = isOnlineKind(payment.kind) ? payment.kind : null;
  const settings = kind && tools.paymentPages.get(kind);
  if (settings) {
    const tries = (await listOpenTries(db, payment.orderId)).slice(0, ASKED);
    const patient = limitedByBudget(settings, budget);
    countVerdicts(tools.count, await Promise.all(tries.map((one) => settleTry(db, patient, one, now))));
  }
  callOutbox(tools);
  const after = (await findOwnPayment(db, session.owner, payment.publicId)) ?? payment;
  const { state, publicId } = after;
  if (state === "paid") {
    const text = t("orders.payCame");
    return replyDone({ ...where, to: `/orders/${publicId}` }, text, { state });
  }
  // The page itself explains late and mismatched money.
  const isSaid = kind !== null && after.lateAmount === null && !after.isMismatch;
  const text = isSaid && t(state === "failed" ? "buying.paymentDeclined" : `buying.notYet_${kind}`);
  const message = text ? ({ kind: "warning", text } as const) : null;
  return replyDone({ ...where, to: `/orders/${publicId}/pay` }, message, { state });
}

async function report(tools: ActionTools, { publicId }: OwnPayment): Promise<Response> {
  const { db, session, submission, where, t, now } = tools;
  const values = withoutSecrets(submission.fields);
  const bankReference = parseBankReference(values.bankReference ?? "");
  if (!bankReference) {
    return replyProblem(where, { fields: { bankReference: t("buying.bankReferenceWrong") }, values });
  }
  const isTaken = await reportTransfer(db, { owner: session.owner, publicId, bankReference, now });
  if (!isTaken) return replyProblem(where, { values, form: t("buying.transferNotDue") });
  callOutbox(tools);
  return replyDone({ ...where, to: `/orders/${publicId}/pay` }, t("buying.transferReported"), { bankReference });
}
