import { readStoredSettings } from "../app/data/settings/shop-settings.server.ts";
import * as outbox from "../app/data/messages/outbox.server.ts";
import type { LeasedMessage } from "../app/data/messages/outbox.server.ts";
import {
  nextTry,
  mostTries,
  type LetterPayload,
  type OutboxPayload,
  type PushPayload,
} from "../app/domain/messages/outbox.ts";
import type { ShopContact } from "../app/domain/pages/shop-contact.ts";
import { shopSettings } from "../app/domain/settings/shop-settings.ts";
import { logEvent } from "../app/http/log.server.ts";
import type { OutboxCall } from "../app/request/bindings.server.ts";
import { readOutboxSettings, type OutboxConfiguration, type OutboxSettings } from "./outbox-settings.ts";
import { readServiceAccount } from "../app/outbound/google-token.ts";
import { sendMail } from "../app/outbound/mail.ts";
import { renderMessage, withReach, type Rendered } from "../app/outbound/message.ts";
import type { SendOutcome } from "../app/outbound/provider.ts";
import { openPush, type PushSender } from "../app/outbound/push.ts";
import { sendSms } from "../app/outbound/sms.ts";
import { hash } from "node:crypto";
import type { z } from "zod";
import { findPushTokens, removeDeadTokens } from "../app/data/messages/push-tokens.server.ts";
import { findPortalKey } from "../app/data/portal/portal-keys.server.ts";
import { findVendorParcel } from "../app/data/portal/portal-parcels.server.ts";
import { parseParcelName } from "../app/domain/orders/parcel-name.ts";
import { readEndpoint } from "../app/domain/portal/endpoint.ts";
import type { PortalEventPayload } from "../app/domain/portal/portal-event.ts";
import { portalHeaders, portalKeySecret, signForPortal } from "../app/http/secrets/portal-signature.server.ts";
import { postEvent } from "../app/outbound/portal-event.ts";
import type { event as portalEvent } from "../app/shared/portal/portal-schemas.ts";
import { withVendorLink } from "../app/shared/vendor-link.server.ts";

/** Each message takes several statements, and a call may make only so many (security-and-faults.md 3). */
const AT_ONCE = 10;
/** Longer than the slowest call; the messages of a dead consumer are due again after it. */
const LEASE_MS = 60_000;

export interface OutboxEnv extends OutboxConfiguration {
  OUTBOX: Pick<Queue<OutboxCall>, "send">;
}

interface Round {
  settings: OutboxSettings;
  push: PushSender | null;
  contact: ShopContact;
  now: number;
}

/** Called by the queue and every minute; each message is sent at least once. requestId is passed on. */
export async function sendDue(env: OutboxEnv, now: number, requestId = ""): Promise<void> {
  const settings = readOutboxSettings(env);
  const taken = await outbox.leaseDue(settings.db, now, { limit: AT_ONCE, leaseMs: LEASE_MS });
  const push = taken.some(({ kind }) => kind === "push") ? await openedPush(settings, now) : null;
  const isMail = taken.some(({ kind }) => kind === "mail");
  const { contact } = shopSettings(isMail ? (await readStoredSettings(settings.db)).stored : {});
  const outcomes = await Promise.allSettled(taken.map((message) => deliver({ settings, push, contact, now }, message)));
  if (taken.length === AT_ONCE) await env.OUTBOX.send({ due: "now", requestId });
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}

async function openedPush({ push }: OutboxSettings, now: number): Promise<PushSender | null> {
  if (!push) return null;
  const account = readServiceAccount(push.serviceAccount);
  if (!account) logEvent("outbox", "FCM_SERVICE_ACCOUNT is not the JSON of a service account's key");
  return account && openPush({ ...push, account }, now);
}

async function deliver(round: Round, message: outbox.LeasedMessage): Promise<void> {
  const { settings, now } = round;
  const { db } = settings;
  const { kind, id, attempts, expiresAt } = message;
  if (expiresAt <= now) return outbox.drop(db, message, now, "too late");
  if (attempts > mostTries) return outbox.drop(db, message, now, "given up");
  const whole = await withVendorLink(settings, message);
  if (!whole) return outbox.drop(db, message, now, "its link was ended");
  if (!settings[kind]) {
    logEvent("outbox", `${kind} ${id} is kept here: no provider is configured`);
    return outbox.markUndeliverable(db, message, now);
  }
  const outcome = await send(round, whole);
  if (outcome.kind === "sent") return outbox.markSent(db, message, now);
  logEvent("outbox", `${kind} ${id}, try ${attempts}: ${outcome.problem}`);
  const dueAt = outcome.kind === "later" ? nextTry(attempts, now, expiresAt) : null;
  await (dueAt === null
    ? outbox.drop(db, message, now, outcome.problem)
    : outbox.postpone(db, message, dueAt, outcome.problem));
}

async function send({ settings, push, contact, now }: Round, message: outbox.LeasedMessage): Promise<SendOutcome> {
  if (message.kind === "event") return sendEvent(settings.db, settings.event!, message, now);
  const rendered = renderMessage(message.payload as OutboxPayload, settings.publicOrigin);
  if (!rendered) return { kind: "gone", problem: "no such text" };
  const { title, text, leave } = rendered;
  if (message.kind === "push")
    return push
      ? pushToAccount(settings.db, push, message, rendered, now)
      : { kind: "later", problem: "no access to FCM" };
  const { to, locale } = message.payload as LetterPayload;
  return message.kind === "sms"
    ? sendSms(settings.sms!, { to, text })
    : sendMail(settings.mail!, {
        key: message.dedupeKey,
        to,
        subject: title,
        text: withReach(text, locale, contact),
        leave,
      });
}

/** Pushes to every signed-in browser of an account and leaves in the payload those that a retry must reach. */
async function pushToAccount(
  db: D1Database,
  push: PushSender,
  message: LeasedMessage,
  { title, text }: Rendered,
  now: number,
): Promise<SendOutcome> {
  const payload = message.payload as PushPayload;
  const found = await findPushTokens(db, payload, now);
  const tokens = payload.only ? found.filter((token) => payload.only!.includes(token)) : found;
  const { link = "/" } = payload;
  const tag = hash("sha256", message.dedupeKey, "base64url").slice(0, 32);
  const outcomes = await Promise.all(tokens.map((token) => push({ token, title, body: text, link, tag })));
  const those = (kind: SendOutcome["kind"]) => tokens.filter((_, index) => outcomes[index]!.kind === kind);
  const dead = those("gone");
  if (dead.length > 0) await removeDeadTokens(db, dead);
  const left = those("later");
  if (left.length === 0) return { kind: "sent" };
  message.payload = { ...payload, only: left };
  return outcomes.find(({ kind }) => kind === "later")!;
}

/** Sends an event to a vendor's current endpoint; checks the address again, because the rules may have changed. */
async function sendEvent(
  db: D1Database,
  { portalSecret, isLocalEndpoint }: NonNullable<OutboxSettings["event"]>,
  { id, payload }: LeasedMessage,
  now: number,
): Promise<SendOutcome> {
  const event = payload as PortalEventPayload;
  const living = await findPortalKey(db, event.vendor);
  const address = living?.endpoint ? readEndpoint(living.endpoint, isLocalEndpoint) : null;
  if (!living || !address) return { kind: "gone", problem: "no endpoint" };
  const parcel = parseParcelName(event.parcel);
  const goods = (parcel && (await findVendorParcel(db, event.vendor, parcel)))?.lines ?? [];
  const lines = goods.map(({ product, feedId, option, color, size, quantity }) => {
    return { product, feedId, option, color, size, quantity };
  });
  const { vendor, type, at } = event;
  const content: z.input<typeof portalEvent> = {
    // The same when it is sent again.
    ...{ id: `e-${id}`, type, at: new Date(at).toISOString(), vendor, parcel: event.parcel },
    ...{ state: event.state as Exclude<typeof event.state, "awaitingPayment">, lines },
  };
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now / 1_000));
  const secret = portalKeySecret(portalSecret, living.key);
  const headers = {
    [portalHeaders.key]: living.key,
    [portalHeaders.timestamp]: timestamp,
    [portalHeaders.signature]: signForPortal(secret, { timestamp, method: "EVENT", target: "", body }),
  };
  return postEvent({ address, headers, body });
}
