/** One line of typed text: NFC, white space collapsed, control and format characters removed. */
export function writtenText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
}

/** Length of a text as limits count it: code points. */
export function letterCount(text: string): number {
  return [...text].length;
}

/** Code points of a person's name (security-and-faults.md 6). */
export const nameLimit = 100;
