import { wroteSeconds } from "../../domain/freshness.ts";
import { serializeCookie } from "./cookies.server.ts";

/** Set while cached pages may lack the visitor's last write (settled.md 8). */
export const wroteName = "wrote";

const SHOWN_NOWHERE =
  /^\/(?:cart|compare|wishlist|recently-viewed|push|newsletter|preferences|sign-in|sign-out|register|reset|token-login|search|buy-now)(?:\/|$)/i;

export function wroteCookie(pathname: string, publicOrigin: string): string | null {
  if (SHOWN_NOWHERE.test(pathname)) return null;
  return serializeCookie(wroteName, "1", { maxAge: wroteSeconds, publicOrigin });
}
