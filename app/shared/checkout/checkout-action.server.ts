import { randomText } from "../../http/secrets/random-text.server.ts";
import { tooManyTries } from "../../request/count-try.server.ts";
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
import { confirmed, type ActionTools, readForm } from "../../request/action-context.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { choiceProblem, detailProblem, changeSentences } from "./checkout-sentences.ts";
import { type CheckoutKind, checkoutKind, stepPath } from "./whose-checkout.ts";
import { quotedCheckout } from "./quoted-checkout.server.ts";
import { findCart } from "../../data/cart/carts.server.ts";
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
  const own = { ...tools, kind, typed: readForm(tools, anyText) };
  if (intent === "details") return detailsAction(own);
  if (intent === "choices") return choicesAction(own);
  return intent === "place" ? placeAction(own) : tools.refuseFields();
});

async function detailsAction(tools: CheckoutTools): Promise<Response> {
  const { typed, reply, refuse, t, kind } = tools;
  const checked = checkDetails(typed);
  if (!checked.ok) return refuse(detailProblem(checked.problems, typed, t));
  await keepAddress(tools, checked.details);
  const before = await savedDraft(tools);
  const text = draftText({ payment: null, deliveries: new Map(), ...before, details: checked.details });
  await saveDraft(tools.db, tools.session.owner, text, tools.now);
  const to = stepPath(kind, 2);
  return reply(null, { to }, to);
}

/** The limit of ten addresses must not prevent an order. */
async function keepAddress({ db, session, typed, now }: CheckoutTools, details: CheckoutDetails): Promise<void> {
  if (typed.keep !== "1" || !session.account) return;
  const { email: _email, note: _note, ...address } = details;
  const id = randomText(16, "base64url");
  await addAddress(db, { account: session.account.id, id, address, isDefault: false, now });
}

async function choicesAction(tools: CheckoutTools): Promise<Response> {
  const { db, session, submission, reply, refuse, t, kind, typed, now } = tools;
  const read = readChoices(submission.fields, openPayments(tools));
  if (!read.ok) return refuse(choiceProblem(read.fields, typed, t));
  const checked = checkDetails(typed);
  const details = checked.ok ? checked.details : (await savedDraft(tools))?.details;
  if (!details) return reply(null, { to: stepPath(kind, 1) }, stepPath(kind, 1));
  await saveDraft(db, session.owner, draftText({ details, ...read.choices }), now);
  const cart = await findWholeCart(db, session.owner, now);
  const viewer = tools.context.get(viewerContext);
  const quoted = quotedCheckout({ ...tools, cart, destination: details, choices: read.choices, viewer });
  return reply(null, { ...quoted }, stepPath(kind, 2));
}

async function savedDraft({ db, session }: Pick<CheckoutTools, "db" | "session">) {
  return parseDraft(await findDraft(db, session.owner));
}

/** A form that has already placed an order leads to it, whatever has changed since. */
async function placeAction(tools: CheckoutTools): Promise<Response> {
  const { submission, refuse, t, typed, kind } = tools;
  const { key = "", cart = "", shownTotal = "" } = typed;
  const content = { key, cart, shownTotal: /^\d{1,15}$/.test(shownTotal) ? Number(shownTotal) : -1 };
  const before = await findPlacedAnswer(tools, content);
  if (before) return answerPlaced(tools, before);
  const checked = checkDetails(typed);
  if (!checked.ok) {
    submission.fields.set("returnTo", stepPath(kind, 1));
    return refuse(detailProblem(checked.problems, typed, t));
  }
  const read = readChoices(submission.fields, openPayments(tools));
  if (!read.ok) return refuse(choiceProblem(read.fields, typed, t));
  return answerPlaced(
    tools,
    await placeOrder(tools, { ...content, ...read.choices, details: checked.details, locale: tools.locale }),
  );
}

async function answerPlaced(tools: CheckoutTools, answer: PlaceAnswer): Promise<Response> {
  const { reply, refuse, t, typed } = tools;
  countPlacing(tools, answer);
  if (answer.kind === "placed") {
    const { publicId, number, payment } = answer;
    const to = isOnlineKind(payment) ? await openPayment(tools, publicId) : `/orders/${publicId}`;
    return reply(null, { publicId, number, payment, to }, to);
  }
  if (answer.kind === "tooMany") return tooManyTries(tools, answer.retryAfter, "buying.ordersTooMany");
  const sentences =
    answer.kind === "changed"
      ? changeSentences(answer.reasons, t)
      : [t(answer.kind === "empty" ? "buying.orderEmpty" : "buying.orderStale")];
  const isEmpty = async () => (await findCart(tools.db, tools.session.owner)).length === 0;
  if (answer.kind === "empty" || (answer.kind === "stale" && (await isEmpty()))) {
    tools.submission.fields.set("returnTo", "/shop/cart");
  }
  return refuse({ values: typed, form: sentences.join(" ") }, 409);
}

function countPlacing({ count }: CheckoutTools, answer: PlaceAnswer): void {
  if (answer.kind === "placed") {
    if (answer.isNew) count({ event: "order", payment: answer.payment });
    return;
  }
  const kinds = answer.kind === "changed" ? answer.reasons.map(({ kind }) => kind) : [answer.kind];
  for (const reason of new Set(kinds)) count({ event: "refusal", reason });
}

type CheckoutTools = ActionTools & { kind: CheckoutKind; typed: Record<string, string> };
