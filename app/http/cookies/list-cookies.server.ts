import type { LineKey } from "../../domain/products/product.ts";
import { linesText, parseLines } from "../../domain/id-list.ts";
import { compareLimit } from "../../domain/products/compare-list.ts";
import { parseCookies, serializeCookie } from "./cookies.server.ts";
import { recentlyViewedLimit } from "../../domain/products/recently-viewed.ts";

/** As long as guests' carts (settled.md 18). */
const MAX_AGE = 90 * 86_400;

function lineCookie(name: string, limit: number, isReadableByScript: boolean) {
  return {
    read: (cookieHeader: string | null): LineKey[] => parseLines(parseCookies(cookieHeader).get(name) ?? "", limit),
    of: (lines: readonly LineKey[], publicOrigin: string): string =>
      serializeCookie(name, linesText(lines, "."), {
        maxAge: lines.length > 0 ? MAX_AGE : 0,
        publicOrigin,
        isReadableByScript,
      }),
  };
}

/** Readable by script, decides nothing (settled.md 9). */
export const { read: readCompared, of: compareCookie } = lineCookie("compare", compareLimit, true);

export const { read: readRecent, of: recentCookie } = lineCookie("recent", recentlyViewedLimit, false);

const CART_COUNT = "cart_count";

export function readCartCount(cookieHeader: string | null): number {
  const value = parseCookies(cookieHeader).get(CART_COUNT) ?? "";
  return /^\d{1,4}$/.test(value) ? Number(value) : 0;
}

/** Readable by script, decides nothing (settled.md 9). */
export function cartCountCookie(count: number, publicOrigin: string): string {
  return serializeCookie(CART_COUNT, String(count), { maxAge: MAX_AGE, publicOrigin, isReadableByScript: true });
}
