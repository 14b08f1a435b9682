import { createHmac, randomBytes } from "node:crypto";
import { isEqualSecret } from "./constant-time.server.ts";

/** Seconds between the vendor's clock and ours, both ways. */
const TOLERANCE = 5 * 60;

/** A secret shorter than this keeps the interface closed. */
const SECRET_LENGTH = 32;

/** Whose key signed; Unix seconds at which it did; HMAC-SHA256, in hex, of what `signForPortal` says. */
export const portalHeaders = {
  key: "X-Gulit-Key",
  timestamp: "X-Gulit-Timestamp",
  signature: "X-Gulit-Signature",
} as const;

/** What is signed. A request of a vendor: its method, path and query as sent, raw body. An event to a vendor: "EVENT", "". */
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

/** Whether vendors' keys can be made and used at all: they are made from this secret. */
export function isPortalOpen(portalSecret: string): boolean {
  return portalSecret.length >= SECRET_LENGTH;
}

/** The secret of a vendor's key: made from the shop's own each time, so that none is stored (decision 46). */
export function portalKeySecret(portalSecret: string, key: string): string {
  return createHmac("sha256", portalSecret).update(`portal-key\n${key}`).digest("base64url");
}

/** The signature of a request or an event under the secret of a vendor's key (docs/seller-portal.md). */
export function signForPortal(secret: string, { timestamp, method, target, body }: SignedText): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${method}\n${target}\n${body}`).digest("hex");
}

/**
 * The key that signed a request within five minutes of `now` (UTC ms), or null. It may have been ended: only the database
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
