import { hash } from "node:crypto";
import { SESSION_DAYS } from "../../domain/accounts/session-life.ts";
import { randomText } from "../secrets/random-text.server.ts";
import { isSignedBy, sign } from "../secrets/signature.server.ts";
import { isSecureOrigin } from "./cookies.server.ts";
import type { Secrets } from "../secrets/secrets.ts";

const DAY = 86_400_000;

export interface SessionId {
  /** 192 random bits and the day of issue. */
  id: string;
  readonly idHash: string;
  /** Issued at a sign-in: only such a visit costs a query. */
  isAccount: boolean;
}

export function issueSession(secrets: Secrets, now: number, isAccount = false): SessionId & { cookie: string } {
  const id = `${randomText(24, "base64url")}.${Math.floor(now / DAY).toString(36)}${isAccount ? ".a" : ""}`;
  return Object.assign(sessionOf(id, isAccount), { cookie: `${id}.${sign(secrets[0], "sid", id)}` });
}

function sessionOf(id: string, isAccount: boolean): SessionId {
  return {
    id,
    // A getter, because only visitors with a row need the hash.
    get idHash() {
      return hash("sha256", id, "base64url");
    },
    isAccount,
  };
}

/** null for anything forged, truncated or older than 90 days. */
export function readSession(cookie: string | undefined, secrets: Secrets, now: number): SessionId | null {
  const match = /^([\w-]{32}\.([0-9a-z]{1,8})(\.a)?)\.([\w-]{43})$/.exec(cookie ?? "");
  if (!match) return null;
  const [, id, day, mark, signature] = match as unknown as [string, string, string, string | undefined, string];
  if (now / DAY - parseInt(day, 36) > SESSION_DAYS) return null;
  if (!isSignedBy(secrets, signature, "sid", id)) return null;
  return sessionOf(id, mark !== undefined);
}

/** With the strict prefix where the scheme allows it (settled.md 11). */
export function sessionCookieName(publicOrigin: string): string {
  return isSecureOrigin(publicOrigin) ? "__Host-sid" : "sid";
}

/** random.HMAC(secret, session + random) (security-and-faults.md 4). */
export function issueXsrf(secrets: Secrets, sessionId: string): string {
  const random = randomText(16, "base64url");
  return `${random}.${sign(secrets[0], "xsrf", `${sessionId}.${random}`)}`;
}

export function isXsrfValid(token: string | undefined, secrets: Secrets, sessionId: string): boolean {
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? "");
  if (!match) return false;
  const [, random, signature] = match as unknown as [string, string, string];
  return isSignedBy(secrets, signature, "xsrf", `${sessionId}.${random}`);
}
