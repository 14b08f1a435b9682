/**
 * What a code confirms: a new account's contact, a password reset, an account's new contact, who opens the desk, or the phone of
 * an order.
 */
export type CodePurpose = "register" | "reset" | "contact" | "desk" | "order";

export const codeDigits = 6;
/** Minutes a code is valid. */
export const codeMinutes = 10;
/** Wrong tries after which the right code is refused too. */
export const codeTries = 5;

/** The digits of a code as typed, with spaces or hyphens between them; null for anything else. */
export function parseCode(text: string): string | null {
  const digits = text.replace(/[\s\u2010-\u2015-]/g, "");
  return new RegExp(`^[0-9]{${codeDigits}}$`).test(digits) ? digits : null;
}
