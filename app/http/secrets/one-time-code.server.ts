import { randomInt } from "node:crypto";
import { randomText } from "./random-text.server.ts";
import { type CodePurpose, codeDigits } from "../../domain/accounts/one-time-code.ts";
import type { Secrets } from "./secrets.ts";
import { isSignedBy, sign } from "./signature.server.ts";

/** A code is valid for this purpose, contact and session only. */
export interface CodeUse {
  purpose: CodePurpose;
  contact: string;
  sessionHash: string;
}

export function issueCode(secrets: Secrets, use: CodeUse): { code: string; codeHash: string } {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  return { code, codeHash: sign(secrets[0], ...signedLines(use, code)) };
}

export function noCode(): string {
  return randomText(32, "base64url");
}

export function isCodeRight(secrets: Secrets, use: CodeUse, code: string, codeHash: string): boolean {
  return isSignedBy(secrets, codeHash, ...signedLines(use, code));
}

/** Hashed with the secret, because six digits alone are quickly found by trying. */
const signedLines = ({ purpose, contact, sessionHash }: CodeUse, code: string) =>
  ["code", purpose, sessionHash, contact, code] as const;
