import { commonPasswords } from "./common-passwords.ts";

/** Code points (security-and-faults.md 6); the limit bounds the time to hash. */
const passwordMinimum = 8;
export const passwordLimit = 128;

export type PasswordProblem = "tooShort" | "tooLong" | "common";

export function refusePassword(password: string, contact = ""): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordMinimum) return "tooShort";
  if (length > passwordLimit) return "tooLong";
  if (password.includes("\0")) return "common";
  const plain = password.trim().toLowerCase();
  const isOneLetter = new Set(plain).size <= 1;
  const isContact =
    contact !== "" && (plain === contact || plain === contact.split("@")[0] || plain === nationalForm(contact));
  return isOneLetter || isContact || commonPasswords.has(plain) ? "common" : null;
}

function nationalForm(contact: string): string {
  return contact.replace(/^\+251/, "0");
}
