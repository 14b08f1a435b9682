import { createHmac } from "node:crypto";
import { isEqualSecret } from "./constant-time.server.ts";

/** Seconds between the portal's clock and ours, both ways. */
const TOLERANCE = 5 * 60;

/** Unix seconds at which the portal signed. */
const timestampHeader = "X-Gulit-Timestamp";
/** HMAC-SHA256, in hex, of `<timestamp>.<raw body>`. */
const signatureHeader = "X-Gulit-Signature";

/** What the seller portal signs a body with (docs/seller-portal.md). */
export function signForPortal(secret: string, timestamp: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
}

/** Whether the portal sent this body within five minutes of `now` (UTC ms); nothing is, without a secret. */
export function isSignedByPortal(headers: Headers, body: string, secret: string, now: number): boolean {
  const timestamp = headers.get(timestampHeader) ?? "";
  const given = headers.get(signatureHeader) ?? "";
  if (secret === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  const isFresh = Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE;
  // Compared either way, so that time tells nothing about the secret.
  return isEqualSecret(given.toLowerCase(), signForPortal(secret, timestamp, body)) && isFresh;
}
