import { z } from "zod";
import { askBackup, findBackup } from "../../data/upkeep/backup-state.server.ts";
import { audit } from "../../data/upkeep/audit.server.ts";
import { backupNight, nightName } from "../../domain/upkeep/backup-nights.ts";
import { json, problemAnswer, operatorAction } from "../../shared/operator/operator-answer.server.ts";
import { lastMessages } from "../../shared/vendor-link.server.ts";

const MOST_MESSAGES = 200;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("messages"), limit: z.int().min(1).max(MOST_MESSAGES) }),
  z.object({ operation: z.literal("audit") }),
  z.object({ operation: z.literal("backUp"), isAsked: z.boolean() }),
]);

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const away = "The database did not answer; send the same again.";
const route = { name: "upkeep", schema, away } as const;

export const action = operatorAction(route, async (asked, { db, secrets, backups, now }) => {
  if (asked.operation === "messages") return json(200, { messages: await lastMessages({ db, secrets }, asked.limit) });
  if (asked.operation === "audit") return json(200, await audit(db, now));
  if (!backups) return problemAnswer(409, "This shop has no bucket for backups.");
  const night = backupNight(now);
  if (asked.isAsked) await askBackup(db, { night, now });
  const { endedAt = null, rows = 0, bytes = 0 } = (await findBackup(db, night)) ?? {};
  return json(200, { night: nightName(night), isDone: endedAt !== null, rows, bytes });
});
