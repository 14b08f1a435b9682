import { RowRefusal } from "./row-refusal.ts";

// Zero-width joiners remain: some scripts need them inside words.
const INVISIBLE = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Nothing to clean, as in most cells. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

export function cleanLine(text: string): string {
  if (CLEAN.test(text)) return text;
  return text.normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "").trim();
}

export function cleanLines(text: string): string {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/).map(cleanLine);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join("").trimEnd();
}

/** Refuses more than `limit` code points, and text that was not valid UTF-8. */
export function requireReadable(text: string, limit: number, column: string): string {
  if (text.includes("\ufffd")) throw new RowRefusal(column, "notUtf8", text);
  if (text.length > limit && Array.from(text).length > limit) {
    throw new RowRefusal(column, "longer", text, limit);
  }
  return text;
}
