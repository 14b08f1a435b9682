import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { listDeadEvents } from "../../data/portal/portal-events.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";
import { replayEvent } from "../../shared/portal/replay-event.server.ts";
import type { Route } from "./+types/portal-events";

const AT_ONCE = 50;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list"), vendor: z.int().min(1).optional(), before: z.int().min(1).optional() }),
  z.object({ operation: z.literal("replay"), event: z.int().min(1) }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const { db, operatorToken, clock } = platform;
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/portal-events"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  try {
    if (asked.operation === "list") {
      const { vendor: vendorId = null, before = null } = asked;
      return json(200, { events: await listDeadEvents(db, { vendorId, before }, AT_ONCE) });
    }
    const by = { db, author: operatorAuthor(request), now: clock() };
    if (!(await replayEvent(by, asked.event, null))) return problemAnswer(404, "event: none that was given up");
    callOutbox(platform);
    return json(200, { ok: true });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("portal-events", error);
    return problemAnswer(503, "Not confirmed; send the same again.", { "Retry-After": "2" });
  }
}
