import { randomBytes } from "node:crypto";
import { z } from "zod";
import { addAddress } from "../../data/accounts/addresses.server.ts";
import { findDraft, saveDraft } from "../../data/orders/checkout-draft.server.ts";
import { findWholeCart } from "../../data/cart/whole-cart.server.ts";
import {
  readChoices,
  checkDetails,
  type CheckoutDetails,
  draftText,
  parseDraft,
} from "../../domain/checkout/checkout-details.ts";
import { openPayments, isOnlineKind } from "../../domain/orders/payment-providers.ts";
import { parseFields, withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed, type ActionTools } from "../../request/action-context.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { tooManyTries } from "../forms/read-form.server.ts";
import { choiceProblem, detailProblem, changeSentences } from "./checkout-sentences.ts";
import { type CheckoutKind, checkoutKind, stepPath } from "./whose-checkout.ts";
import { quotedCheckout } from "./quoted-checkout.server.ts";
import { findCart } from "../../data/cart/carts.server.ts";
import { localeOf } from "../../request/locale.server.ts";
import { openPayment } from "../payment/payment-page.server.ts";
import { findPlacedAnswer, placeOrder, type PlaceAnswer } from "./place-order.server.ts";

const anyText = z.record(z.string(), z.string());

/**
 * {intent: details, ...address}, {intent: choices, payment, delivery-<vendor>}, {intent: place, key, cart, shownTotal,
 * ...both}. A refusal is printed on its own step, and later fields are not read.
 */
export const checkoutAction = confirmed(async (tools: ActionTools) => {
  const kind = checkoutKind(tools.session.owner);
  const { fields } = tools.submission;
  const intent = fields.get("intent");
  fields.set("returnTo", stepPath(kind, intent === "details" ? 1 : 2));
  const parsed = parseFields(tools.submission, anyText);
  if (!parsed.ok) return refuse(tools);
  const own = { ...tools, kind, typed: parsed.value };
  if (intent === "details") return detailsAction(own);
  if (intent === "choices") return choicesAction(own);
  return intent === "place" ? placeAction(own) : refuse(tools);
});

async function detailsAction(tools: CheckoutTools): Promise<Response> {
  const { typed, where, t, kind } = tools;
  const checked = checkDetails(typed);
  if (!checked.ok) return replyProblem(where, detailProblem(checked.problems, typed, t));
  await keepAddress(tools, checked.details);
  const before = await savedDraft(tools);
  const text = draftText({ payment: null, deliveries: new Map(), ...before, details: checked.details });
  await saveDraft(tools.db, tools.session.owner, text, tools.now);
  const to = stepPath(kind, 2);
  return replyDone({ ...where, to }, null, { to });
}

/** The limit of ten addresses must not prevent an order. */
async function keepAddress({ db, session, typed, now }: CheckoutTools, details: CheckoutDetails): Promise<void> {
  if (typed.keep !== "1" || !session.account) return;
  const { email: _email, note: _note, ...address } = details;
  const id = randomBytes(16).toString("base64url");
  await addAddress(db, { account: session.account.id, id, address, isDefault: false, now });
}

async function choicesAction(tools: CheckoutTools): Promise<Response> {
  const { db, session, submission, where, t, kind, typed, now } = tools;
  const read = readChoices(submission.fields, openPayments(tools));
  if (!read.ok) return replyProblem(where, choiceProblem(read.fields, typed, t));
  const checked = checkDetails(typed);
  const details = checked.ok ? checked.details : (await savedDraft(tools))?.details;
  if (!details) return replyDone({ ...where, to: stepPath(kind, 1) }, null, { to: stepPath(kind, 1) });
  await saveDraft(db, session.owner, draftText({ details, ...read.choices }), now);
  const cart = await findWholeCart(db, session.owner, now);
  const viewer = where.context.get(viewerContext);
  const quoted = quotedCheckout({ ...tools, cart, destination: details, choices: read.choices, viewer });
  return replyDone({ ...where, to: stepPath(kind, 2) }, null, { ...quoted });
}

async function savedDraft({ db, session }: Pick<CheckoutTools, "db" | "session">) {
  return parseDraft(await findDraft(db, session.owner));
}

function refuse({ submission, where, t }: ActionTools): Response {
  const values = withoutSecrets(submission.fields);
  return replyProblem(where, { values, form: t("actions.checkFields") });
}

/** A form that has already placed an order leads to it, whatever has changed since. */
async function placeAction(tools: CheckoutTools): Promise<Response> {
  const { submission, where, t, typed, kind } = tools;
  const { key = "", cart = "", shownTotal = "" } = typed;
  const content = { key, cart, shownTotal: /^\d{1,15}$/.test(shownTotal) ? Number(shownTotal) : -1 };
  const before = await findPlacedAnswer(tools, content);
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
  if (answer.kind === "tooMany") return tooManyTries(tools, answer.retryAfter, "buying.ordersTooMany");
  const sentences =
    answer.kind === "changed"
      ? changeSentences(answer.reasons, t)
      : [t(answer.kind === "empty" ? "buying.orderEmpty" : "buying.orderStale")];
  if (answer.kind === "empty" || (answer.kind === "stale" && (await isCartEmpty(tools)))) {
    tools.submission.fields.set("returnTo", "/shop/cart");
  }
  return replyProblem(where, { values: typed, form: sentences.join(" ") }, 409);
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

type CheckoutTools = ActionTools & { kind: CheckoutKind; typed: Record<string, string> };
