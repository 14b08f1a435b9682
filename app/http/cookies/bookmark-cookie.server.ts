import { isSignedBy, sign } from "../secrets/signature.server.ts";
import { serializeCookie } from "./cookies.server.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { wroteSeconds } from "../../domain/freshness.ts";

/** How new the database was at this visitor's last read (docs/decisions/0056). */
export const bookmarkName = "seen";

const KEPT_SECONDS = 600;

const BOOKMARK = /^[\w-]{1,200}$/;

/** Signed, so that nobody can forge a later bookmark. */
export function bookmarkCookie(bookmark: string, secrets: Secrets, publicOrigin: string): string {
  return serializeCookie(bookmarkName, `${bookmark}.${sign(secrets[0], bookmarkName, bookmark)}`, {
    maxAge: KEPT_SECONDS,
    publicOrigin,
  });
}

export function readBookmark(cookie: string | undefined, secrets: Secrets): string | null {
  const [bookmark = "", signature = ""] = (cookie ?? "").split(".");
  const isOurs = BOOKMARK.test(bookmark) && isSignedBy(secrets, signature, bookmarkName, bookmark);
  return isOurs ? bookmark : null;
}

/** Set while cached pages may lack the visitor's last write (settled.md 8). */
export const wroteName = "wrote";

const SHOWN_NOWHERE =
  /^\/(?:cart|compare|wishlist|recently-viewed|push|newsletter|preferences|sign-in|sign-out|register|reset|token-login|search|buy-now)(?:\/|$)/i;

export function wroteCookie(pathname: string, publicOrigin: string): string | null {
  if (SHOWN_NOWHERE.test(pathname)) return null;
  return serializeCookie(wroteName, "1", { maxAge: wroteSeconds, publicOrigin });
}
