import { readOutbox, notePulse } from "../app/data/upkeep/health.server.ts";
import type { OutboxCall } from "../app/request/bindings.server.ts";
import { logAs } from "../app/http/log.server.ts";
import { counter } from "../app/request/count.server.ts";
import { sendDue, type OutboxEnv } from "./send-outbox.ts";

interface PulseEnv extends OutboxEnv {
  COUNTS?: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
}

/** Once a minute: records that the cron runs, and measures the queue with a call. */
export async function recordPulse(env: PulseEnv, scheduledTime: number, now: number): Promise<void> {
  await notePulse(env.DB, "cron", now, now - scheduledTime);
  await env.OUTBOX.send({ due: "now", sentAt: now, requestId: `cron-${scheduledTime}` });
  const { waiting, dueSince } = await readOutbox(env.DB, now);
  const count = counter(env.COUNTS, env.VERSION?.id ?? "");
  count({ event: "outbox", waiting, age: dueSince === null ? 0 : now - dueSince });
}

/** Consumer of the outbox's queue: sends what is due. */
export async function receiveCalls(
  { messages }: Pick<MessageBatch<OutboxCall>, "messages">,
  env: OutboxEnv,
  now: number,
): Promise<void> {
  const calls = messages.map(({ body }) => body);
  const own = calls.find(({ sentAt }) => sentAt === undefined) ?? calls[0];
  const requestId = own?.requestId ?? "";
  await logAs(requestId, () => sendDue(env, now, requestId));
  const sentAt = Math.max(...calls.map((call) => call.sentAt ?? 0));
  if (sentAt > 0) await notePulse(env.DB, "queue", now, now - sentAt);
}
