import { createHash } from "node:crypto";
import type { LeasedMessage } from "../app/data/messages/outbox.server.ts";
import { findPushTokens, removeDeadTokens } from "../app/data/messages/push-tokens.server.ts";
import type { PushPayload } from "../app/domain/messages/outbox.ts";
import type { Rendered } from "../app/outbound/message.ts";
import type { SendOutcome } from "../app/outbound/provider.ts";
import type { PushSender } from "../app/outbound/push.ts";

/** Pushes to every signed-in browser of an account and leaves in the payload those that a retry must reach. */
export async function pushToAccount(
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
  const tag = createHash("sha256").update(message.dedupeKey).digest("base64url").slice(0, 32);
  const outcomes = await Promise.all(tokens.map((token) => push({ token, title, body: text, link, tag })));
  const those = (kind: SendOutcome["kind"]) => tokens.filter((_, index) => outcomes[index]!.kind === kind);
  const dead = those("gone");
  if (dead.length > 0) await removeDeadTokens(db, dead);
  const left = those("later");
  if (left.length === 0) return { kind: "sent" };
  message.payload = { ...payload, only: left };
  return outcomes.find(({ kind }) => kind === "later")!;
}
