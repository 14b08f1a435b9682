import { createHash, randomBytes } from "node:crypto";

/** A fresh sign-in token of 256 random bits. */
export function newLoginToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash under which a token is stored (security-and-faults.md 4). */
export function hashLoginToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
