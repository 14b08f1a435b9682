import { createHash, createHmac, randomBytes } from "node:crypto";

export type LinkedKind = "parcel" | "question";

/**
 * 132 bits derived from the session secret and an id that is never reused (decision 45): a copy of the database cannot
 * make one.
 */
export function vendorLinkSecret(sessionSecret: string, kind: LinkedKind, id: number): string {
  return createHmac("sha256", sessionSecret).update(`${kind}-link\n${id}`).digest("base64url").slice(0, 22);
}

/** Stored as a hash (security-and-faults.md 4); null for a text that cannot be a secret. */
export function hashVendorLink(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}

export function newLeaveSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Stored as a hash (security-and-faults.md 4); null for a text that cannot be a secret. */
export function hashLeaveSecret(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}

export function newLoginToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored as a hash (security-and-faults.md 4). */
export function hashLoginToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 128 random bits. */
export function newShareSecret(): string {
  return randomBytes(16).toString("base64url");
}

export function isShareSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
