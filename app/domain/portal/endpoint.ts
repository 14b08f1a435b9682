import { isPublicHostname } from "../public-hostname.ts";

const limit = 500;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Only https at a public name, without a password; with `isLocal` also this machine's own addresses. */
export function readEndpoint(typed: string, isLocal: boolean): string | null {
  if (typed.length > limit || !URL.canParse(typed)) return null;
  const { protocol, hostname, username, password, hash, href } = new URL(typed);
  if (username !== "" || password !== "" || hash !== "") return null;
  if (isLocal && LOOPBACK.has(hostname) && (protocol === "http:" || protocol === "https:")) return href;
  return protocol === "https:" && isPublicHostname(hostname) ? href : null;
}

const SHOWN_MS = 10 * 60_000;

export function secretIsShown(madeAt: number, now: number): boolean {
  return now - madeAt < SHOWN_MS;
}
