import { createHash, randomBytes } from "node:crypto";

/** 128 random bits for a link that unsubscribes from the newsletter. */
export function newLeaveSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** The hash under which such a secret is stored (security-and-faults.md 4); null for a text that cannot be one. */
export function hashLeaveSecret(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
