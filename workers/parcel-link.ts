import { keepLinkHash } from "../app/data/orders/parcel-links.server.ts";
import type { LeasedMessage } from "../app/data/messages/outbox.server.ts";
import type { OutboxPayload } from "../app/domain/messages/outbox.ts";
import { hashParcelLink, parcelLinkSecret } from "../app/http/secrets/parcel-link.server.ts";
import type { OutboxSettings } from "./outbox-settings.ts";

/**
 * A message with the secret of its parcel's link, where it has one (decision 45): its hash is stored before anybody can be
 * told. Null where the link was ended. A secret that was told stays good when the session secret changes.
 */
export async function withParcelLink(
  { db, secrets }: Pick<OutboxSettings, "db" | "secrets">,
  message: LeasedMessage,
): Promise<LeasedMessage | null> {
  const values = "values" in message.payload ? message.payload.values : undefined;
  if (values?.link === undefined) return message;
  const link = Number(values.link);
  const possible = secrets.map((secret) => parcelLinkSecret(secret, link));
  if (possible.length === 0) return null;
  const stored = await keepLinkHash(db, link, hashParcelLink(possible[0]!)!);
  const secret = possible.find((one) => hashParcelLink(one) === stored);
  if (secret === undefined) return null;
  return { ...message, payload: { ...message.payload, values: { ...values, secret } } as OutboxPayload };
}
