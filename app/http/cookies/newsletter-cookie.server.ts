import { serializeCookie } from "./cookies.server.ts";

const YEAR = 365 * 86_400;

export function newsletterCookie(publicOrigin: string): string {
  return serializeCookie("newsletter", "seen", {
    maxAge: YEAR,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
