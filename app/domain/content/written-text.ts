/** One line: NFC, white space collapsed, control and format characters removed. */
export function writtenText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
}

export function letterCount(text: string): number {
  return [...text].length;
}

/** Code points (security-and-faults.md 6). */
export const nameLimit = 100;
