import { createHmac } from "node:crypto";
import { isEqualSecret } from "../secrets/constant-time.server.ts";
import { serializeCookie } from "./cookies.server.ts";
import type { Secrets } from "../secrets/secrets.ts";

/** How new the database was when this visitor last read it (docs/decisions/0056); of no use to anybody else. */
export const bookmarkName = "seen";

/** Replicas are seconds behind: after this time every one of them is new enough. */
const KEPT_SECONDS = 600;

/** The form of a bookmark of D1. */
const BOOKMARK = /^[\w-]{1,200}$/;

/** Set-Cookie value for a bookmark of the database; signed, so that nobody can send one from the future. */
export function bookmarkCookie(bookmark: string, secrets: Secrets, publicOrigin: string): string {
  return serializeCookie(bookmarkName, `${bookmark}.${mac(secrets[0], bookmark)}`, {
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    secure: publicOrigin.startsWith("https:"),
  });
}

/** The bookmark in a cookie's value; null if it is missing, cut or not ours. */
export function readBookmark(cookie: string | undefined, secrets: Secrets): string | null {
  const [bookmark = "", signature = ""] = (cookie ?? "").split(".");
  const isOurs = BOOKMARK.test(bookmark) && secrets.some((secret) => isEqualSecret(signature, mac(secret, bookmark)));
  return isOurs ? bookmark : null;
}

const mac = (secret: string, bookmark: string) =>
  createHmac("sha256", secret).update(`seen\n${bookmark}`).digest("base64url");
