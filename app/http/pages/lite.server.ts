import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";

const NAME = "lite";
const YEAR = 31_536_000;

/**
 * Whether this visitor reads the lite shop: no scripts, no pictures, no fonts. The choice in the cookie `lite` (1 or 0)
 * wins; without one `Save-Data: on` asks for it.
 */
export function isLite(headers: Headers): boolean {
  const chosen = parseCookies(headers.get("cookie")).get(NAME);
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return (headers.get("save-data") ?? "").toLowerCase() === "on";
}

/** Set-Cookie value that remembers the choice for a year; against `Save-Data` it must be remembered too. */
export function liteCookie(choice: "1" | "0", { secure }: { secure: boolean }): string {
  return serializeCookie(NAME, choice, { maxAge: YEAR, httpOnly: true, secure });
}
