import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";
import { maximumQuantity } from "../../domain/constants.ts";

const count = z.number().int().nonnegative();
const line = z.object({
  productId: count,
  variantId: count,
  quantity: z.number().int().min(1).max(maximumQuantity),
  priceWhenAdded: count,
  addedAt: count,
});
type Line = z.infer<typeof line>;

/** Sealed, so that price and time cannot be changed. */
export function sealUndo(taken: Line, secrets: Secrets, idHash: string): string {
  const payload = Buffer.from(JSON.stringify(line.parse(taken))).toString("base64url");
  return `${payload}.${mac(secrets[0], idHash, payload)}`;
}

export function openUndo(text: string | undefined, secrets: Secrets, idHash: string): Line | null {
  const [, payload, signature] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(text ?? "") ?? [];
  if (!payload || !signature) return null;
  if (!secrets.some((secret) => isEqualSecret(signature, mac(secret, idHash, payload)))) return null;
  return line.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

function mac(secret: string, idHash: string, payload: string): string {
  return createHmac("sha256", secret).update(`undo\n${idHash}\n${payload}`).digest("base64url");
}
