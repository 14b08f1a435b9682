import { keepLinkHash } from "../app/data/orders/parcel-links.server.ts";
import { keepQuestionHash } from "../app/data/questions/questions.server.ts";
import type { LeasedMessage } from "../app/data/messages/outbox.server.ts";
import type { OutboxPayload } from "../app/domain/messages/outbox.ts";
import { hashVendorLink, type LinkedKind, vendorLinkSecret } from "../app/http/secrets/link-secrets.server.ts";
import type { OutboxSettings } from "./outbox-settings.ts";

const keepers: Record<LinkedKind, typeof keepLinkHash> = { parcel: keepLinkHash, question: keepQuestionHash };

/** Decision 45. null if the link was ended. A secret that was sent stays valid when the session secret changes. */
export async function withVendorLink(
  { db, secrets }: Pick<OutboxSettings, "db" | "secrets">,
  message: LeasedMessage,
): Promise<LeasedMessage | null> {
  const values = "values" in message.payload ? message.payload.values : undefined;
  const id = values?.link ?? values?.question;
  if (id === undefined) return message;
  const kind = values?.link === undefined ? "question" : "parcel";
  const possible = secrets.map((secret) => vendorLinkSecret(secret, kind, Number(id)));
  if (possible.length === 0) return null;
  const stored = await keepers[kind](db, Number(id), hashVendorLink(possible[0]!)!);
  const secret = possible.find((one) => hashVendorLink(one) === stored);
  if (secret === undefined) return null;
  return { ...message, payload: { ...message.payload, values: { ...values, secret } } as OutboxPayload };
}
