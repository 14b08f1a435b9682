import { randomBytes } from "node:crypto";

/** 128 random bits that name something shared, for an address. */
export function newShareSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether an address may hold such a secret at all. */
export function isShareSecret(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
