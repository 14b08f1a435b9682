import { parseIds } from "../../domain/id-list.ts";
import { compareLimit } from "../../domain/products/compare-list.ts";
import { parseCookies, serializeCookie } from "./cookies.server.ts";

const NAME = "compare";
/** As long as guests' carts (settled.md 18). */
const MAX_AGE = 90 * 86_400;

export function readCompareIds(cookieHeader: string | null): number[] {
  return parseIds(parseCookies(cookieHeader).get(NAME) ?? "", compareLimit);
}

/** Readable by script, decides nothing (settled.md 9). */
export function compareCookie(ids: readonly number[], publicOrigin: string): string {
  return serializeCookie(NAME, ids.join("."), {
    maxAge: ids.length > 0 ? MAX_AGE : 0,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
