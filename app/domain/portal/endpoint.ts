/** Longest address of a vendor's system, in characters. */
const limit = 500;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Names under which nobody outside answers. */
const INNER = new Set([
  "localhost",
  "local",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "private",
  "arpa",
  "onion",
]);

/** Labels of letters, digits and hyphens, two at least; the last begins with a letter, as no address of figures does. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)$/;

/**
 * The address at which a vendor's system takes events, as it is called; null for what the shop does not call: anything but
 * https at a public name, without a password in it. `isLocal`: this machine's own addresses are taken too.
 */
export function readEndpoint(typed: string, isLocal: boolean): string | null {
  if (typed.length > limit || !URL.canParse(typed)) return null;
  const { protocol, hostname, username, password, hash, href } = new URL(typed);
  if (username !== "" || password !== "" || hash !== "") return null;
  if (isLocal && LOOPBACK.has(hostname) && (protocol === "http:" || protocol === "https:")) return href;
  const [, top] = (hostname.length <= 253 && NAME.exec(hostname)) || [];
  return protocol === "https:" && top !== undefined && !INNER.has(top) ? href : null;
}
