import type { LineKey } from "../../domain/products/product.ts";
import { linesText, parseLines } from "../../domain/id-list.ts";
import { recentLimit } from "../../domain/products/recent.ts";
import { parseCookies, serializeCookie } from "./cookies.server.ts";

const NAME = "recent";
/** As long as a session lives (settled.md 18). */
const MAX_AGE = 90 * 86_400;

export function readRecent(cookieHeader: string | null): LineKey[] {
  return parseLines(parseCookies(cookieHeader).get(NAME) ?? "", recentLimit);
}

export function recentCookie(lines: readonly LineKey[], publicOrigin: string): string {
  return serializeCookie(NAME, linesText(lines, "."), {
    maxAge: lines.length > 0 ? MAX_AGE : 0,
    httpOnly: true,
    secure: publicOrigin.startsWith("https:"),
  });
}
