import { readStoredSettings } from "../app/data/settings/shop-settings.server.ts";
import { type Alarm, markAlarmSent, noteAlarms } from "../app/data/upkeep/alarms.server.ts";
import { settingText } from "../app/domain/settings/shop-settings.ts";
import { logEvent } from "../app/http/log.server.ts";
import { sendMail } from "../app/outbound/mail.ts";
import { postEvent } from "../app/outbound/portal-event.ts";
import type { SendOutcome } from "../app/outbound/provider.ts";
import { type DeepEnv, deepHealth } from "../app/request/deep-health.server.ts";
import { type OutboxConfiguration, readOutboxSettings } from "./outbox-settings.ts";

const MINUTE = 60_000;
const EVERY = 5;

export interface AlarmEnv extends OutboxConfiguration {
  KV: KVNamespace;
  BACKUPS?: R2Bucket;
}

/** Sends each fault that lasted for two checks to one address, once, and its end; failed messages are retried. */
export async function sendAlarms(env: AlarmEnv, now: number): Promise<void> {
  if (Math.floor(now / MINUTE) % EVERY !== 0) return;
  const { stored } = await readStoredSettings(env.DB);
  const to = settingText(stored, "alarmTo");
  if (to === "") return;
  const look: DeepEnv = { patientDb: env.DB, kv: env.KV, backups: env.BACKUPS ?? null, clock: () => now };
  const { faults, waitingWork } = await deepHealth(look);
  for (const alarm of await noteAlarms(env.DB, [...faults, ...waitingWork], { now, patience: EVERY * MINUTE })) {
    const outcome = await sendAlarm(env, to, alarm);
    if (outcome.kind === "sent") await markAlarmSent(env.DB, alarm, now);
    else logEvent("alarm", `${alarm.name} was not sent: ${outcome.problem}`);
  }
}

async function sendAlarm(env: AlarmEnv, to: string, { name, text, since, isOver }: Alarm): Promise<SendOutcome> {
  const { publicOrigin, mail } = readOutboxSettings(env);
  const { host } = new URL(publicOrigin);
  const subject = `${host}: ${isOver ? "over: " : ""}${text}`;
  if (!to.includes("://")) {
    if (!mail) return { kind: "later", problem: "no mail provider" };
    const key = `alarm:${name}:${since}:${isOver ? "over" : "on"}`;
    return sendMail(mail, { key, to, subject, text: `${subject} (${publicOrigin}/healthz?deep)`, leave: "" });
  }
  const body = JSON.stringify({ text: subject, name, since: new Date(since).toISOString(), isOver });
  return postEvent({ address: to, body });
}
