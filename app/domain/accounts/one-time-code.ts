/** What a code proves: a contact that registers, one whose password is reset, a new one of an account. */
export type CodePurpose = "register" | "reset" | "contact";

export const codeDigits = 6;
/** Minutes a code is good for. */
export const codeMinutes = 10;
/** Wrong codes after which the right one is refused too. */
export const codeTries = 5;

/** The digits of a code as typed, with spaces or hyphens between them; null for anything else. */
export function parseCode(text: string): string | null {
  const digits = text.replace(/[\s\u2010-\u2015-]/g, "");
  return new RegExp(`^[0-9]{${codeDigits}}$`).test(digits) ? digits : null;
}
