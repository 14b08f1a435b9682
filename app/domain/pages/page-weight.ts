/** Stands in a page where its own weight is to be read; nobody writes this character. */
export const weightMark = "\uE0F1";

/** Whole kilobytes (1,000 bytes) as people read them, never fewer than there are. */
export function kilobytes(bytes: number): string {
  return String(Math.max(1, Math.ceil(bytes / 1000)));
}
