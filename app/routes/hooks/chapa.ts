import { z } from "zod";
import { findTry } from "../../data/payments/payment-tries.server.ts";
import { isFromChapa } from "../../http/secrets/chapa-signature.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { countVerdicts, settleTry } from "../../shared/payment/chapa-payment.server.ts";
import type { Route } from "./+types/chapa";

/** Chapa names our reference by either field. */
const schema = z.object({ tx_ref: z.string().max(200).optional(), trx_ref: z.string().max(200).optional() });

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

/**
 * Signed over the raw body. Chapa itself is asked for the state, so a late, repeated or false webhook is harmless; 503
 * where that fails, so that Chapa sends it again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const { db, chapa, clock } = platform;
  if (!chapa) return problemAnswer(404, "Payments with Chapa are off.");
  const body = await readBounded(request, bodyLimitOf("/hooks/chapa"));
  if (body === null) return problemAnswer(413, "The body is too large.");
  if (!isFromChapa(request.headers, body, chapa.webhookSecret)) return problemAnswer(401, "The signature is wrong.");
  const reference = referenceIn(body);
  if (reference === null) return problemAnswer(400, "tx_ref: missing");
  try {
    const one = await findTry(db, reference);
    // Not a payment of this shop: Chapa need not send it again.
    if (!one) return json(200, { ok: true, found: false });
    const verdict = await settleTry(db, chapa, one, clock());
    countVerdicts(platform.count, [verdict]);
    if (verdict === "unknown")
      return problemAnswer(503, "Chapa did not answer; tell us again.", { "Retry-After": "60" });
    callOutbox(platform);
    return json(200, { ok: true, found: true });
  } catch (error) {
    logEvent("payment-hook", error);
    return problemAnswer(503, "It could not be written; tell us again.", { "Retry-After": "60" });
  }
}

function referenceIn(body: string): string | null {
  try {
    const parsed = schema.safeParse(JSON.parse(body));
    return parsed.success ? (parsed.data.tx_ref ?? parsed.data.trx_ref ?? null) : null;
  } catch {
    return null;
  }
}
