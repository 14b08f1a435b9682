import { wroteSeconds } from "../../domain/freshness.ts";
import { serializeCookie } from "./cookies.server.ts";

/** The visitor wrote lately what pages show: no copy from before for these minutes (settled.md 8). */
export const wroteName = "wrote";

/** Writes that no kept page shows, or only as this visitor's own: they turn nobody's pages. */
const SHOWN_NOWHERE =
  /^\/(?:cart|compare|wishlist|recently-viewed|push|newsletter|preferences|sign-in|sign-out|register|reset|token-login|search|buy-now)(?:\/|$)/i;

/** Set-Cookie value after a write to this path, or null where no page shows it. */
export function wroteCookie(pathname: string, publicOrigin: string): string | null {
  if (SHOWN_NOWHERE.test(pathname)) return null;
  return serializeCookie(wroteName, "1", {
    maxAge: wroteSeconds,
    httpOnly: true,
    secure: publicOrigin.startsWith("https:"),
  });
}
