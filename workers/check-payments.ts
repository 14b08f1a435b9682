import { leaseTries } from "../app/data/payments/payment-tries.server.ts";
import { readPaymentPages } from "../app/request/payment-settings.server.ts";
import type { OutboxCall } from "../app/request/bindings.server.ts";
import { counter } from "../app/request/count.server.ts";
import { countVerdicts, settleTry } from "../app/shared/payment/payment-page.server.ts";

const AT_ONCE = 8;
const LEASE_MS = 60_000;

export interface CheckEnv {
  DB: D1Database;
  COUNTS?: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
  OUTBOX: Pick<Queue<OutboxCall>, "send">;
}

/**
 * At growing intervals for three days, because webhooks get lost and shoppers may not return. requestId names the run
 * in the log.
 */
export async function checkPayments(env: CheckEnv, now: number, requestId = ""): Promise<void> {
  const pages = readPaymentPages(env);
  if (pages.size === 0) return;
  const due = await leaseTries(env.DB, now, { limit: AT_ONCE, leaseMs: LEASE_MS });
  const outcomes = await Promise.allSettled(
    due.map((one) => {
      const settings = pages.get(one.kind);
      return settings ? settleTry(env.DB, settings, one, now) : "unknown";
    }),
  );
  const verdicts = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  countVerdicts(counter(env.COUNTS, env.VERSION?.id ?? ""), verdicts);
  if (due.length > 0) await env.OUTBOX.send({ due: "now", requestId });
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
