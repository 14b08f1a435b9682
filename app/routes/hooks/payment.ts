import { findTry } from "../../data/payments/payment-tries.server.ts";
import { isOnlineKind } from "../../domain/orders/payment-providers.ts";
import { isEqualSecret } from "../../http/secrets/constant-time.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { countVerdicts, settleTry } from "../../shared/payment/payment-page.server.ts";
import { paymentPages } from "../../shared/payment/payment-pages.ts";
import type { Route } from "./+types/payment";
import { parseJson } from "../../domain/json-value.ts";

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

/**
 * Signed over the raw body. The shop asks the provider itself for the state, so a late, repeated or false webhook is
 * harmless; 503 if that fails, so that the webhook is repeated.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const { db, clock } = platform;
  const kind = params.provider;
  const settings = isOnlineKind(kind) && platform.paymentPages.get(kind);
  if (!settings) return problemAnswer(404, "Payments with this provider are off.");
  const body = await readBounded(request, bodyLimitOf("/hooks/:provider"));
  if (body === null) return problemAnswer(413, "The body is too large.");
  const { given, expected } = paymentPages[kind].signature(request.headers, body, settings.webhookSecret);
  if (!isEqualSecret(given, expected)) return problemAnswer(401, "The signature is wrong.");
  const reference = paymentPages[kind].referenceIn(parseJson(body));
  if (reference === null) return problemAnswer(400, "The reference is missing.");
  try {
    const one = await findTry(db, reference);
    // Not a payment of this shop: it need not be repeated.
    if (one?.kind !== kind) return json(200, { ok: true, found: false });
    const verdict = await settleTry(db, settings, one, clock());
    countVerdicts(platform.count, [verdict]);
    if (verdict === "unknown")
      return problemAnswer(503, "The provider did not answer; tell us again.", { "Retry-After": "60" });
    callOutbox(platform);
    return json(200, { ok: true, found: true });
  } catch (error) {
    logEvent("payment-hook", error);
    return problemAnswer(503, "It could not be written; tell us again.", { "Retry-After": "60" });
  }
}
