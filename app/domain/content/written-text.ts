/** What somebody wrote into one line: NFC, white space joined, control and format marks removed. */
export function writtenText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
}

/** Letters of a text as its limits count them: code points. */
export function letterCount(text: string): number {
  return [...text].length;
}

/** Code points of a person's name (security-and-faults.md 6). */
export const nameLimit = 100;
