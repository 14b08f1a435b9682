import { commonPasswords } from "./common-passwords.ts";

/**
 * Code points of a password (security-and-faults.md 6 leaves it to us): long ones are welcome, endless ones cost time
 * to hash.
 */
const passwordMinimum = 8;
export const passwordLimit = 128;

export type PasswordProblem = "tooShort" | "tooLong" | "common";

/** Why a new password is refused, or null; `contact`: the account's phone number or e-mail address. */
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

/** A stored phone number as its owner types it. */
function nationalForm(contact: string): string {
  return contact.replace(/^\+251/, "0");
}
