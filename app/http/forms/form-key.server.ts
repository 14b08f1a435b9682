import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";

export interface FormContent {
  cart: string;
  shownTotal: number;
}

export interface OpenedKey {
  keyHash: string;
  contentHash: string;
}

interface HashedLine {
  product: { id: number };
  variantId: number;
  quantity: number;
}

/** The same for the same lines in any order and at any price. */
export function cartHash(lines: readonly HashedLine[]): string {
  const named = lines.map(({ product, variantId, quantity }) => `${product.id}.${variantId}.${quantity}`);
  return hash(`cart\n${named.sort().join("\n")}`);
}

/** A key for one place-order form (security-and-faults.md 3), bound to session and content. One key makes one order. */
export function issueFormKey(secrets: Secrets, idHash: string, content: FormContent): string {
  const random = randomBytes(16).toString("base64url");
  return `${random}.${mac(secrets[0], idHash, random, content)}`;
}

export function openFormKey(key: string, secrets: Secrets, idHash: string, content: FormContent): OpenedKey | null {
  const [, random, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(key) ?? [];
  if (!random || !signature) return null;
  if (!secrets.some((secret) => isEqualSecret(signature, mac(secret, idHash, random, content)))) return null;
  return { keyHash: hash(`form key\n${random}`), contentHash: hash(`content\n${content.cart}\n${content.shownTotal}`) };
}

function mac(secret: string, idHash: string, random: string, { cart, shownTotal }: FormContent): string {
  return createHmac("sha256", secret)
    .update(`form key\n${idHash}\n${random}\n${cart}\n${shownTotal}`)
    .digest("base64url");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
