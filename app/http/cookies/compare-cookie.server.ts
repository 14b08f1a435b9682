import type { LineKey } from "../../domain/products/product.ts";
import { linesText, parseLines } from "../../domain/id-list.ts";
import { compareLimit } from "../../domain/products/compare-list.ts";
import { parseCookies, serializeCookie } from "./cookies.server.ts";

const NAME = "compare";
/** As long as guests' carts (settled.md 18). */
const MAX_AGE = 90 * 86_400;

export function readCompared(cookieHeader: string | null): LineKey[] {
  return parseLines(parseCookies(cookieHeader).get(NAME) ?? "", compareLimit);
}

/** Readable by script, decides nothing (settled.md 9). */
export function compareCookie(lines: readonly LineKey[], publicOrigin: string): string {
  return serializeCookie(NAME, linesText(lines, "."), {
    maxAge: lines.length > 0 ? MAX_AGE : 0,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
