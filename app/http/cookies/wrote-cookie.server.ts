import { wroteSeconds } from "../../domain/freshness.ts";
import { serializeCookie } from "./cookies.server.ts";

/** Set while the visitor's last write may still be missing from page copies (settled.md 8). */
export const wroteName = "wrote";

/** Writes that no page copy shows, or only in slots of the visitor's own. */
const SHOWN_NOWHERE =
  /^\/(?:cart|compare|wishlist|recently-viewed|push|newsletter|preferences|sign-in|sign-out|register|reset|token-login|search|buy-now)(?:\/|$)/i;

/** Set-Cookie value after a write to this path; null if no page copy shows it. */
export function wroteCookie(pathname: string, publicOrigin: string): string | null {
  if (SHOWN_NOWHERE.test(pathname)) return null;
  return serializeCookie(wroteName, "1", {
    maxAge: wroteSeconds,
    httpOnly: true,
    secure: publicOrigin.startsWith("https:"),
  });
}
