import { createHmac } from "node:crypto";
import { intentionLimit, parseIntention, type Intention } from "../../domain/cart/intention.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";

/** Seals an intention for its way to the sign-in and back: only the session that made it can open it. */
export function sealIntention(intention: Intention, secrets: Secrets, idHash: string): string {
  const text = seal(intention, secrets, idHash);
  // `returnTo` is what may be long; without it the shopper still gets what they wanted.
  return text.length <= intentionLimit ? text : seal({ ...intention, returnTo: "/" }, secrets, idHash);
}

/** Opens a sealed intention; null when it is forged, cut, too long, or another session's. */
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
