import { createHmac, randomBytes } from "node:crypto";
import { isEqualSecret } from "./constant-time.server.ts";

/** Most seconds between the vendor's clock and ours, in both directions. */
const TOLERANCE = 5 * 60;

/** With a shorter secret the interface stays closed. */
const SECRET_LENGTH = 32;

/** The key that signed; Unix seconds of the signature; HMAC-SHA256, in hex, as `signForPortal` makes it. */
export const portalHeaders = {
  key: "X-Gulit-Key",
  timestamp: "X-Gulit-Timestamp",
  signature: "X-Gulit-Signature",
} as const;

/**
 * What is signed. For a request of a vendor: its method, path and query as sent, raw body. For an event to a vendor: "EVENT",
 * "".
 */
export interface SignedText {
  timestamp: string;
  method: string;
  target: string;
  body: string;
}

/** A fresh public name of a key. */
export function newPortalKey(): string {
  return randomBytes(12).toString("base64url");
}

/** Whether vendors' keys can be made and used: they are derived from this secret. */
export function isPortalOpen(portalSecret: string): boolean {
  return portalSecret.length >= SECRET_LENGTH;
}

/** The secret of a vendor's key, derived from the shop's own each time, so that none is stored (decision 46). */
export function portalKeySecret(portalSecret: string, key: string): string {
  return createHmac("sha256", portalSecret).update(`portal-key\n${key}`).digest("base64url");
}

/** The signature of a request or an event under the secret of a vendor's key (docs/seller-portal.md). */
export function signForPortal(secret: string, { timestamp, method, target, body }: SignedText): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${method}\n${target}\n${body}`).digest("hex");
}

/**
 * The key that signed a request within five minutes of `now` (UTC ms), or null. Whether it has been ended only the database
 * knows. Compares in constant time, whatever is wrong.
 */
export function signingKey(
  headers: Headers,
  { method, target, body }: Omit<SignedText, "timestamp">,
  portalSecret: string,
  now: number,
): string | null {
  const key = headers.get(portalHeaders.key) ?? "";
  const timestamp = headers.get(portalHeaders.timestamp) ?? "";
  const given = headers.get(portalHeaders.signature) ?? "";
  if (!isPortalOpen(portalSecret) || !/^[\w-]{16}$/.test(key) || !/^\d{1,12}$/.test(timestamp)) return null;
  const isFresh = Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE;
  const right = signForPortal(portalKeySecret(portalSecret, key), { timestamp, method, target, body });
  return isEqualSecret(given.toLowerCase(), right) && isFresh ? key : null;
}
