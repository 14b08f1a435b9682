import { serializeCookie } from "./cookies.server.ts";

const YEAR = 365 * 86_400;

/**
 * Set-Cookie value that stops the newsletter from opening by itself; the dialog sets the same (ui/dialogs/newsletter-dialog).
 */
export function newsletterCookie(publicOrigin: string): string {
  return serializeCookie("newsletter", "seen", {
    maxAge: YEAR,
    httpOnly: false,
    secure: publicOrigin.startsWith("https:"),
  });
}
