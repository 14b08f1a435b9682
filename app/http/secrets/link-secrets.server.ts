import { hash } from "node:crypto";
import { randomText } from "./random-text.server.ts";
import { sign } from "./signature.server.ts";

export type LinkedKind = "parcel" | "question";

/**
 * 132 bits derived from the session secret and an id that is never reused (decision 45): a copy of the database cannot
 * make one.
 */
export function vendorLinkSecret(sessionSecret: string, kind: LinkedKind, id: number): string {
  return sign(sessionSecret, `${kind}-link`, id).slice(0, 22);
}

/** 128 random bits. */
export const newLinkSecret = (): string => randomText(16, "base64url");

export const isLinkSecret = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Stored as a hash (security-and-faults.md 4); null for a text that cannot be a secret. */
export function hashLinkSecret(secret: string): string | null {
  return isLinkSecret(secret) ? hash("sha256", secret, "base64url") : null;
}

export const newLoginToken = (): string => randomText(32, "base64url");

/** Stored as a hash (security-and-faults.md 4). */
export const hashLoginToken = (token: string): string => hash("sha256", token, "base64url");
