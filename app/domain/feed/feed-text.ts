import { RowRefusal } from "./row-refusal.ts";

// Zero-width joiners are kept: some scripts need them inside words.
const INVISIBLE = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** One line of text: NFC, white space collapsed, control and direction marks removed. */
export function cleanLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "").trim();
}

/** Text with its line breaks, at most one empty line in a row; otherwise as `cleanLine`. */
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

/** Returns the text; refuses more than `limit` code points, and text that was not valid UTF-8. */
export function requireReadable(text: string, limit: number, column: string): string {
  if (text.includes("\ufffd")) throw new RowRefusal(column, "is not written in UTF-8");
  if (text.length > limit && Array.from(text).length > limit) {
    throw new RowRefusal(column, `is longer than ${limit} letters`);
  }
  return text;
}
