import { createHash } from "node:crypto";
import { isAway } from "../../data/deadline.server.ts";
import { findSellerEvent, isRepeatedEvent, type SellerEvent } from "../../data/orders/seller-events.server.ts";
import { addressOf } from "../../http/client-network.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { logEvent } from "../../http/log.server.ts";
import { requestIdContext } from "../../http/request-context.server.ts";
import { isSignedByPortal } from "../../http/secrets/portal-signature.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { firstIssue, json, problem } from "../../shared/operator/operator-answer.server.ts";
import { carryOutEvent } from "./seller-event.ts";
import { sellerRequest } from "./seller-request.ts";
import type { Route } from "./+types/seller";

const BODY_LIMIT = bodyLimitOf("/hooks/seller");
const REPEATED = { ok: true, repeated: true };

/** This address only takes a POST. */
export function loader() {
  return problem(405, "Send a POST.", { Allow: "POST" });
}

/**
 * The one way in for the external seller portal (docs/seller-portal.md): states of parcels, replies to reviews, and when a
 * store is closed. Proves itself by a signature of the raw body (settled.md 12); the same event again changes nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const { db, clock, sellerPortalSecret } = platform;
  if (request.method !== "POST") return problem(405, "Send a POST.", { Allow: "POST" });
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json") return problem(415, "Send application/json.");
  const body = await readBounded(request, BODY_LIMIT);
  if (body === null) return problem(413, `The body is larger than ${BODY_LIMIT / 1024} KiB.`);
  const now = clock();
  if (!isSignedByPortal(request.headers, body, sellerPortalSecret, now)) {
    return problem(401, "The signature is missing, wrong, or older than five minutes.");
  }
  const parsed = sellerRequest(now).safeParse(parseJson(body));
  if (!parsed.success) return problem(422, firstIssue(parsed.error));
  const asked = parsed.data;
  const contentHash = createHash("sha256").update(body).digest("hex");
  const event: SellerEvent = { id: asked.id, vendorId: asked.vendor, contentHash, now };
  try {
    const before = await earlierAnswer(db, event);
    if (before) return before;
    const answer = await carryOutEvent(db, asked, event, addressOf(request.headers));
    if (answer.ok) callOutbox(platform);
    return answer;
  } catch (error) {
    // The same event was being handled at the same moment.
    const before = isRepeatedEvent(error) ? await earlierAnswer(db, event).catch(() => null) : null;
    if (before) return before;
    if (!isAway(error)) throw error;
    logEvent("seller-hook", error, context.get(requestIdContext));
    // Whatever became of it: the same event sent again is done once.
    return problem(503, "Not confirmed; send the same again.", { "Retry-After": "5" });
  }
}

async function earlierAnswer(db: D1Database, event: SellerEvent): Promise<Response | null> {
  const before = await findSellerEvent(db, event);
  if (before === "done") return json(200, REPEATED);
  return before === "other" ? problem(409, "id: was used for something else") : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
