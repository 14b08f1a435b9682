import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";

const NAME = "lite";
const YEAR = 31_536_000;

/** No scripts, pictures or fonts. The cookie `lite` (1 or 0) wins over `Save-Data: on`. */
export function isLite(headers: Headers): boolean {
  const chosen = parseCookies(headers.get("cookie")).get(NAME);
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return (headers.get("save-data") ?? "").toLowerCase() === "on";
}

export function liteCookie(choice: "1" | "0", { secure }: { secure: boolean }): string {
  return serializeCookie(NAME, choice, { maxAge: YEAR, httpOnly: true, secure });
}
