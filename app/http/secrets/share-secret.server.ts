import { randomBytes } from "node:crypto";

/** 128 random bits. */
export function newShareSecret(): string {
  return randomBytes(16).toString("base64url");
}

export function isShareSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
