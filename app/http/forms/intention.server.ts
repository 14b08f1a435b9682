import { createHmac } from "node:crypto";
import { intentionLimit, parseIntention, type Intention } from "../../domain/cart/intention.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";

/** Only the session that made an intention can open it after the sign-in. */
export function sealIntention(intention: Intention, secrets: Secrets, idHash: string): string {
  const text = seal(intention, secrets, idHash);
  // `returnTo` may be long; the intention works without it.
  return text.length <= intentionLimit ? text : seal({ ...intention, returnTo: "/" }, secrets, idHash);
}

export function openIntention(text: string | null | undefined, secrets: Secrets, idHash: string): Intention | null {
  if (!text || text.length > intentionLimit) return null;
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
  if (!payload || !signature) return null;
  if (!secrets.some((secret) => isEqualSecret(signature, mac(secret, idHash, payload)))) return null;
  try {
    return parseIntention(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return null;
  }
}

function seal(intention: Intention, secrets: Secrets, idHash: string): string {
  const payload = Buffer.from(JSON.stringify(intention)).toString("base64url");
  return `${payload}.${mac(secrets[0], idHash, payload)}`;
}

function mac(secret: string, idHash: string, payload: string): string {
  return createHmac("sha256", secret).update(`intention\n${idHash}\n${payload}`).digest("base64url");
}
