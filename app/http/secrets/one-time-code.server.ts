import { createHmac, randomInt } from "node:crypto";
import { randomText } from "./random-text.server.ts";
import { type CodePurpose, codeDigits } from "../../domain/accounts/one-time-code.ts";
import type { Secrets } from "./secrets.ts";
import { isEqualSecret } from "./constant-time.server.ts";

/** A code is valid for this purpose, contact and session only. */
export interface CodeUse {
  purpose: CodePurpose;
  contact: string;
  sessionHash: string;
}

export function issueCode(secrets: Secrets, use: CodeUse): { code: string; codeHash: string } {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  return { code, codeHash: hash(secrets[0], use, code) };
}

export function noCode(): string {
  return randomText(32, "base64url");
}

export function isCodeRight(secrets: Secrets, use: CodeUse, code: string, codeHash: string): boolean {
  return secrets.some((secret) => isEqualSecret(hash(secret, use, code), codeHash));
}

/** Hashed with the secret, because six digits alone are quickly found by trying. */
function hash(secret: string, { purpose, contact, sessionHash }: CodeUse, code: string): string {
  return createHmac("sha256", secret)
    .update(`code\n${purpose}\n${sessionHash}\n${contact}\n${code}`)
    .digest("base64url");
}
