import { parseCookies, serializeCookie } from "./cookies.server.ts";

const NAME = "cart_count";
/** Guest carts live 90 days (settled.md 18). */
const MAX_AGE = 90 * 86_400;

export function readCartCount(cookieHeader: string | null): number {
  const value = parseCookies(cookieHeader).get(NAME) ?? "";
  return /^\d{1,4}$/.test(value) ? Number(value) : 0;
}

/** Readable by script, decides nothing (settled.md 9). */
export function cartCountCookie(count: number, publicOrigin: string): string {
  return serializeCookie(NAME, String(count), {
    maxAge: MAX_AGE,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
