import { createHash, randomBytes } from "node:crypto";

/** 128 random bits for a link by which somebody leaves the newsletter. */
export function newLeaveSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Under which such a secret is stored (security-and-faults.md 4); null for what cannot be one. */
export function hashLeaveSecret(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
