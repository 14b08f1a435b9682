import { letterCount, writtenText } from "../content/written-text.ts";

/** Code points (security-and-faults.md 6). */
export const reviewLimit = 1_000;
export const replyLimit = 500;

export function checkWords(
  typed: string,
  limit: number,
): { ok: true; text: string } | { ok: false; over: number; limit: number } {
  const text = writtenText(typed);
  const over = letterCount(text) - limit;
  return over > 0 ? { ok: false, over, limit } : { ok: true, text };
}

/** "Hana Tesfaye Bekele" as "Hana T." (amharic.md 1). */
export function shortName(name: string): string {
  const [own = "", fathers] = writtenText(name).split(" ");
  const first = fathers === undefined ? "" : [...fathers][0]!;
  return first === "" ? own : `${own} ${first.toUpperCase()}.`;
}
