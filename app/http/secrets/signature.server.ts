import { createHmac } from "node:crypto";
import { parseJson } from "../../domain/json-value.ts";
import { isEqualSecret } from "./constant-time.server.ts";
import type { Secrets } from "./secrets.ts";

/** HMAC-SHA256. The first line names the purpose, so that a signature is valid for no other. */
export function sign(secret: string, ...lines: (string | number)[]): string {
  return createHmac("sha256", secret).update(lines.join("\n")).digest("base64url");
}

export function isSignedBy(secrets: Secrets, signature: string, ...lines: (string | number)[]): boolean {
  return secrets.some((secret) => isEqualSecret(signature, sign(secret, ...lines)));
}

interface Seal {
  purpose: string;
  secrets: Secrets;
  idHash: string;
}

/** JSON that only this session can send back, unchanged. */
export function sealJson({ purpose, secrets, idHash }: Seal, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${sign(secrets[0], purpose, idHash, payload)}`;
}

/** null for another session's, for a changed text, and for one above `limit` characters. */
export function openSealedJson({ purpose, secrets, idHash }: Seal, text: string, limit: number): unknown {
  const [, payload, signature] = (text.length <= limit && /^([\w-]+)\.([\w-]{43})$/.exec(text)) || [];
  if (!payload || !signature || !isSignedBy(secrets, signature, purpose, idHash, payload)) return null;
  return parseJson(Buffer.from(payload, "base64url").toString()) ?? null;
}
