import { createContext } from "react-router";
import { findSignedIn, touchSession, type SignedIn } from "../data/accounts/sessions.server.ts";
import { SESSION_DAYS } from "../domain/accounts/session-life.ts";
import { parseCookies, serializeCookie } from "../http/cookies/cookies.server.ts";
import {
  issueSession,
  issueXsrf,
  isXsrfValid,
  readSession,
  sessionCookieName,
  type SessionId,
} from "../http/cookies/session-cookie.server.ts";
import type { Bindings } from "./bindings.server.ts";
import { whenUnavailable } from "./needed.server.ts";

/** A guest's row is created by the first write (settled.md 10). */
export interface Session {
  /**
   * 'account:<id>' or 'session:<hash of the id>'. Throws if the database cannot name the account: a guess could write
   * to another list.
   */
  readonly owner: string;
  readonly idHash: string;
  account: SignedIn | null;
  /** The cookie is from a sign-in, but the database does not answer. */
  isUnknown: boolean;
  /** Whether the browser sent a session cookie, valid or not. */
  hasCookie: boolean;
  xsrf: string;
  accepts: (token: string | undefined) => boolean;
  /** The answer brings the first cookie. */
  isNew: boolean;
  cookies: string[];
}

export const sessionContext = createContext<Session>();

const TOUCH_MS = 3_600_000;

/**
 * Anything invalid makes a new guest, never an error (security-and-faults.md 2). Guests cost no query, a sign-in one.
 */
export async function openSession(request: Request, platform: Bindings): Promise<Session> {
  const { secrets, publicOrigin, clock } = platform;
  const now = clock();
  const sent = parseCookies(request.headers.get("cookie"));
  const sentSession = sent.get(sessionCookieName(publicOrigin));
  const cookie = readSession(sentSession, secrets, now);
  const found = cookie?.isAccount
    ? await whoIs(cookie, platform, now).catch(whenUnavailable("session", () => "unknown" as const))
    : null;
  const isOver = cookie?.isAccount === true && found === null;
  const known = isOver ? null : cookie;
  const issued = known ? null : issueSession(secrets, now);
  const current = known ?? issued!;
  const { id } = current;
  const account = found === "unknown" ? null : found;
  const cookies = issued ? [sessionCookie(issued.cookie, publicOrigin)] : [];
  const accepts = (token: string | undefined) => isXsrfValid(token, secrets, id);
  const sentToken = sent.get("XSRF-TOKEN");
  const xsrf = sentToken && accepts(sentToken) ? sentToken : issueXsrf(secrets, id);
  if (xsrf !== sentToken) cookies.push(xsrfCookie(xsrf, publicOrigin));
  return {
    get owner() {
      if (found === "unknown") throw new Error("D1 did not say who is signed in");
      return account ? `account:${account.id}` : `session:${current.idHash}`;
    },
    get idHash() {
      return current.idHash;
    },
    account,
    isUnknown: found === "unknown",
    hasCookie: sentSession !== undefined,
    xsrf,
    accepts,
    isNew: issued !== null,
    cookies,
  };
}

async function whoIs({ idHash }: SessionId, { db, waitUntil }: Bindings, now: number) {
  const found = await findSignedIn(db, idHash, now);
  if (found && now - found.seenAt > TOUCH_MS) waitUntil(touchSession(db, idHash, now).catch(() => {}));
  return found;
}

export function anonymousSession(xsrf: string): Session {
  return {
    get owner(): string {
      throw new Error("a page for everybody has no owner");
    },
    idHash: "",
    account: null,
    isUnknown: false,
    hasCookie: false,
    xsrf,
    accepts: () => false,
    isNew: false,
    cookies: [],
  };
}

const SESSION_SECONDS = SESSION_DAYS * 86_400;

export function sessionCookie(value: string, publicOrigin: string): string {
  return serializeCookie(sessionCookieName(publicOrigin), value, { maxAge: SESSION_SECONDS, publicOrigin });
}

export function xsrfCookie(token: string, publicOrigin: string): string {
  return serializeCookie("XSRF-TOKEN", token, {
    maxAge: SESSION_SECONDS,
    publicOrigin,
    isReadableByScript: true,
  });
}

export function rotateSession({ secrets, publicOrigin }: Bindings, now: number, isAccount: boolean) {
  const issued = issueSession(secrets, now, isAccount);
  const cookies = [sessionCookie(issued.cookie, publicOrigin), xsrfCookie(issueXsrf(secrets, issued.id), publicOrigin)];
  return { idHash: issued.idHash, cookies };
}
