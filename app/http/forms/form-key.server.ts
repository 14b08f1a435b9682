import { hash } from "node:crypto";
import { randomText } from "../secrets/random-text.server.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isEqualSecret } from "../secrets/constant-time.server.ts";
import { isSignedBy, sign } from "../secrets/signature.server.ts";
import type { FormAge } from "../../domain/orders/custom-order.ts";

export interface FormContent {
  cart: string;
  shownTotal: number;
}

export interface OpenedKey {
  keyHash: string;
  contentHash: string;
}

/** The same for the same lines in any order and at any price. */
export function cartHash(lines: readonly { product: { id: number }; variantId: number; quantity: number }[]): string {
  const named = lines.map(({ product, variantId, quantity }) => `${product.id}.${variantId}.${quantity}`);
  return hash("sha256", `cart\n${named.sort().join("\n")}`, "base64url");
}

/** A key for one place-order form (security-and-faults.md 3), bound to session and content. One key makes one order. */
export function issueFormKey(secrets: Secrets, idHash: string, content: FormContent): string {
  const random = randomText(16, "base64url");
  return `${random}.${sign(secrets[0], ...signedLines(idHash, random, content))}`;
}

export function openFormKey(key: string, secrets: Secrets, idHash: string, content: FormContent): OpenedKey | null {
  const [, random, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(key) ?? [];
  if (!random || !signature || !isSignedBy(secrets, signature, ...signedLines(idHash, random, content))) return null;
  const hashOf = (text: string) => hash("sha256", text, "base64url");
  return {
    keyHash: hashOf(`form key\n${random}`),
    contentHash: hashOf(`content\n${content.cart}\n${content.shownTotal}`),
  };
}

const signedLines = (idHash: string, random: string, { cart, shownTotal }: FormContent) =>
  ["form key", idHash, random, cart, shownTotal] as const;

export function issueCustomOrderKey(secrets: Secrets, idHash: string, { madeAt, isRepeated }: FormAge): string {
  const payload = `${randomText(16, "base64url")}.${madeAt.toString(36)}.${isRepeated ? "a" : "f"}`;
  return `${payload}.${customOrderSignature(secrets[0], idHash, payload)}`;
}

export function openCustomOrderKey(key: string | undefined, secrets: Secrets, idHash: string) {
  const [, payload, time, kind, signature] =
    /^([\w-]{22}\.([0-9a-z]{1,11})\.([af]))\.([\w-]{22})$/.exec(key ?? "") ?? [];
  if (!payload || !secrets.some((one) => isEqualSecret(signature!, customOrderSignature(one, idHash, payload))))
    return null;
  const keyHash = hash("sha256", `custom order\n${payload}`, "base64url");
  return { madeAt: parseInt(time!, 36), isRepeated: kind === "a", keyHash };
}

const customOrderSignature = (secret: string, idHash: string, payload: string) =>
  sign(secret, "custom order", idHash, payload).slice(0, 22);
