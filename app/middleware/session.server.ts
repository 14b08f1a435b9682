import { createContext } from "react-router";
import { parseCookies, serializeCookie } from "../http/cookies.server.ts";
import { SESSION_DAYS, issueSession, issueXsrf, isXsrfValid, readSession } from "../http/session-cookie.server.ts";
import type { Bindings } from "./bindings.server.ts";

/** The visitor's session; its row in D1 is made by the first write (settled.md 10). */
export interface Session {
  /** Owner of carts and lists: 'session:<hash of the id>'. */
  owner: string;
  idHash: string;
  /** Token for forms, bound to this session. */
  xsrf: string;
  /** Whether a token belongs to this session. */
  accepts: (token: string | undefined) => boolean;
  /** Set-Cookie values a response to this visitor needs; empty when the browser has both cookies already. */
  cookies: string[];
}

export const sessionContext = createContext<Session>();

/** Opens the session of a request; anything invalid is a new guest, never an error (security-and-faults.md 2). */
export function openSession(request: Request, { secrets, publicOrigin, clock }: Bindings): Session {
  const secure = publicOrigin.startsWith("https:");
  const sid = secure ? "__Host-sid" : "sid";
  const sent = parseCookies(request.headers.get("cookie"));
  const known = readSession(sent.get(sid), secrets, clock());
  const issued = known ? null : issueSession(secrets, clock());
  const { id, idHash } = known ?? issued!;
  const maxAge = SESSION_DAYS * 86_400;
  const cookies = issued ? [serializeCookie(sid, issued.cookie, { maxAge, httpOnly: true, secure })] : [];
  const accepts = (token: string | undefined) => isXsrfValid(token, secrets, id);
  const sentToken = sent.get("XSRF-TOKEN");
  const xsrf = sentToken && accepts(sentToken) ? sentToken : issueXsrf(secrets, id);
  if (xsrf !== sentToken) cookies.push(serializeCookie("XSRF-TOKEN", xsrf, { maxAge, httpOnly: false, secure }));
  return { owner: `session:${idHash}`, idHash, xsrf, accepts, cookies };
}
