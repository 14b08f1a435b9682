import { pastedLine } from "../pasted-line.ts";

export type CodePurpose = "register" | "reset" | "contact" | "desk" | "order";

export const codeDigits = 6;
export const codeMinutes = 10;
/** Wrong tries after which the right code is refused too. */
export const codeTries = 5;

/** Alone, or once in a pasted message. */
export function parseCode(text: string): string | null {
  const line = pastedLine(text);
  const digits = line.replace(/[\s\p{Pd}\u2212]/gu, "");
  if (new RegExp(`^[0-9]{${codeDigits}}$`).test(digits)) return digits;
  const [code, another] = line.match(new RegExp(`(?<!\\d)\\d{${codeDigits}}(?!\\d)`, "g")) ?? [];
  return code !== undefined && another === undefined ? code : null;
}

/** Bytes (security-and-faults.md 6). */
export const tokenLimit = 512;

/** security-and-faults.md 4. */
export const tokenMinutes = 10;

/** Specification 4.11: the message after its first ':'. */
export function afterColon(message: string): string {
  return message.slice(message.indexOf(":") + 1).trim();
}
