import { createHash, randomBytes } from "node:crypto";

export function newLeaveSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Stored as a hash (security-and-faults.md 4); null for a text that cannot be a secret. */
export function hashLeaveSecret(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
