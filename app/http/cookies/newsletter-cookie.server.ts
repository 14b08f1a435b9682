import { serializeCookie } from "./cookies.server.ts";

const YEAR = 365 * 86_400;

/** The dialog sets the same cookie (ui/dialogs/newsletter-dialog). */
export function newsletterCookie(publicOrigin: string): string {
  return serializeCookie("newsletter", "seen", {
    maxAge: YEAR,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
