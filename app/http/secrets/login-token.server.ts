import { createHash, randomBytes } from "node:crypto";

export function newLoginToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored as a hash (security-and-faults.md 4). */
export function hashLoginToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
