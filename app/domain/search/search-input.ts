import { searchTextLimit } from "../constants.ts";

/** NFC, white space joined, control and format marks removed, at most 100 code points. */
export function cleanSearchText(text: string): string {
  const clean = text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
  return Array.from(clean).slice(0, searchTextLimit).join("").trim();
}
