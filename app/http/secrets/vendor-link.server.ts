import { createHash, createHmac } from "node:crypto";

/** What a vendor's link opens. */
export type LinkedKind = "parcel" | "question";

/**
 * The secret of a vendor's link (decision 45): 132 bits derived from the session secret and the id of the parcel's link or of
 * the question; ids are never used again. A copy of the database is not enough to make one.
 */
export function vendorLinkSecret(sessionSecret: string, kind: LinkedKind, id: number): string {
  return createHmac("sha256", sessionSecret).update(`${kind}-link\n${id}`).digest("base64url").slice(0, 22);
}

/** The hash under which such a secret is stored (security-and-faults.md 4); null for a text that cannot be one. */
export function hashVendorLink(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
