import { type LastMessage, listLastMessages, type LeasedMessage } from "../data/messages/outbox.server.ts";
import { storeLinkHash } from "../data/orders/parcel-links.server.ts";
import { storeQuestionHash } from "../data/questions/questions.server.ts";
import type { OutboxPayload } from "../domain/messages/outbox.ts";
import { hashLinkSecret, type LinkedKind, vendorLinkSecret } from "../http/secrets/link-secrets.server.ts";

interface LinkTools {
  db: D1Database;
  secrets: readonly string[];
}

const storeHash: Record<LinkedKind, typeof storeLinkHash> = { parcel: storeLinkHash, question: storeQuestionHash };

/**
 * The secret is stored nowhere, only its hash (decision 45). null if the link was ended. A secret that was sent stays valid
 * when the session secret changes.
 */
export async function withVendorLink<Message extends Pick<LeasedMessage, "payload">>(
  { db, secrets }: LinkTools,
  message: Message,
): Promise<Message | null> {
  const values = "values" in message.payload ? message.payload.values : undefined;
  const id = values?.link ?? values?.question;
  if (id === undefined) return message;
  const kind = values?.link === undefined ? "question" : "parcel";
  const candidates = secrets.map((secret) => vendorLinkSecret(secret, kind, Number(id)));
  if (candidates.length === 0) return null;
  const stored = await storeHash[kind](db, Number(id), hashLinkSecret(candidates[0]!)!);
  const secret = candidates.find((one) => hashLinkSecret(one) === stored);
  if (secret === undefined) return null;
  return { ...message, payload: { ...message.payload, values: { ...values, secret } } as OutboxPayload };
}

/** The newest, with the links that vendors would get. */
export async function lastMessages(shop: LinkTools, limit: number): Promise<LastMessage[]> {
  const messages = await listLastMessages(shop.db, limit);
  return Promise.all(
    messages.map(async (message) => {
      if (message.state !== "kept") return message;
      const whole = await withVendorLink(shop, { payload: JSON.parse(message.payload) as OutboxPayload });
      return whole ? { ...message, payload: JSON.stringify(whole.payload) } : message;
    }),
  );
}
