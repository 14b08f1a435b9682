import { RowRefusal } from "./row-refusal.ts";

// Zero-width joiners stay inside words: some scripts need them.
const INVISIBLE = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** One line of text: NFC, white space joined, control and direction marks removed. */
export function cleanLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "").trim();
}

/** Text that keeps its line breaks, at most one empty line in a row; otherwise as `cleanLine`. */
export function cleanLines(text: string): string {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/).map(cleanLine);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The first `limit` code points. */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join("").trimEnd();
}

/** Refuses text over `limit` code points and text that was not UTF-8 when it was read. */
export function requireReadable(text: string, limit: number, column: string): string {
  if (text.includes("\ufffd")) throw new RowRefusal(column, "is not written in UTF-8");
  if (text.length > limit && Array.from(text).length > limit) {
    throw new RowRefusal(column, `is longer than ${limit} letters`);
  }
  return text;
}
