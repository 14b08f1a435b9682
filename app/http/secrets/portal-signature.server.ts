import { createHmac } from "node:crypto";
import { randomText } from "./random-text.server.ts";
import { isEqualSecret } from "./constant-time.server.ts";
import { sign } from "./signature.server.ts";

const TOLERANCE = 5 * 60;

const SECRET_LENGTH = 32;

/** timestamp in Unix seconds; signature: HMAC-SHA256 in hex. */
export const portalHeaders = {
  key: "X-Gulit-Key",
  timestamp: "X-Gulit-Timestamp",
  signature: "X-Gulit-Signature",
} as const;

export interface SignedText {
  timestamp: string;
  method: string;
  target: string;
  body: string;
}

export function newPortalKey(): string {
  return randomText(12, "base64url");
}

export function isPortalOpen(portalSecret: string): boolean {
  return portalSecret.length >= SECRET_LENGTH;
}

/** Derived each time, so that no secret is stored (decision 46). */
export function portalKeySecret(portalSecret: string, key: string): string {
  return sign(portalSecret, "portal-key", key);
}

export function signForPortal(secret: string, { timestamp, method, target, body }: SignedText): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${method}\n${target}\n${body}`).digest("hex");
}

/**
 * null for a wrong signature, in constant time; seconds that a right one is late (or early, below 0) beyond five minutes.
 * The database decides whether the key has ended.
 */
export function signingKey(
  headers: Headers,
  { method, target, body }: Omit<SignedText, "timestamp">,
  portalSecret: string,
  now: number,
): string | number | null {
  const key = headers.get(portalHeaders.key) ?? "";
  const timestamp = headers.get(portalHeaders.timestamp) ?? "";
  const given = headers.get(portalHeaders.signature) ?? "";
  if (!isPortalOpen(portalSecret) || !/^[\w-]{16}$/.test(key) || !/^\d{1,12}$/.test(timestamp)) return null;
  const late = Math.round(now / 1_000 - Number(timestamp));
  const right = signForPortal(portalKeySecret(portalSecret, key), { timestamp, method, target, body });
  if (!isEqualSecret(given.toLowerCase(), right)) return null;
  return Math.abs(late) <= TOLERANCE ? key : late;
}
