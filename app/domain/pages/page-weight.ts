/** Placeholder for a page's own weight: a private-use character that no text contains. */
export const weightMark = "\uE0F1";

export function kilobytes(bytes: number): string {
  return String(Math.max(1, Math.ceil(bytes / 1000)));
}
