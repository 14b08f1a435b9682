import { createHash, createHmac } from "node:crypto";

/**
 * The secret of a vendor's link (decision 45): 132 bits that follow from the session secret and the link's id, which is
 * never used again. Whoever reads the database cannot make one.
 */
export function parcelLinkSecret(sessionSecret: string, linkId: number): string {
  return createHmac("sha256", sessionSecret).update(`parcel-link\n${linkId}`).digest("base64url").slice(0, 22);
}

/** Under which such a secret is stored (security-and-faults.md 4); null for what cannot be one. */
export function hashParcelLink(secret: string): string | null {
  return /^[\w-]{22}$/.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}
