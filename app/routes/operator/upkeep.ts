import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { askBackup, findBackup } from "../../data/upkeep/backup-state.server.ts";
import { audit } from "../../data/upkeep/audit.server.ts";
import { backupNight, nightName } from "../../domain/upkeep/backup-nights.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { firstIssue, json, problemAnswer, readOperatorRequest } from "../../shared/operator/operator-answer.server.ts";
import { lastMessages } from "../../shared/vendor-link.server.ts";
import type { Route } from "./+types/upkeep";

const MOST_MESSAGES = 200;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("messages"), limit: z.int().min(1).max(MOST_MESSAGES) }),
  z.object({ operation: z.literal("audit") }),
  z.object({ operation: z.literal("backUp"), isAsked: z.boolean() }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, secrets, operatorToken, clock, backups } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/upkeep"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  try {
    if (parsed.data.operation === "messages")
      return json(200, { messages: await lastMessages({ db, secrets }, parsed.data.limit) });
    if (parsed.data.operation === "audit") return json(200, await audit(db, clock()));
    if (!backups) return problemAnswer(409, "This shop has no bucket for backups.");
    const night = backupNight(clock());
    if (parsed.data.isAsked) await askBackup(db, { night, now: clock() });
    const { endedAt = null, rows = 0, bytes = 0 } = (await findBackup(db, night)) ?? {};
    return json(200, { night: nightName(night), isDone: endedAt !== null, rows, bytes });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("upkeep", error);
    return problemAnswer(503, "The database did not answer; send the same again.", { "Retry-After": "2" });
  }
}
