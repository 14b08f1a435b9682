/** A reserved name (RFC 2606), for which only local work has a server. */
export const demoHost = "demo.invalid";

const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/;

/** Only https to a public name: numeric addresses may be an internal network, and the shop must not request itself. */
export function sourceProblem(address: string, ownHost: string): string | null {
  if (!URL.canParse(address)) return "is no address";
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, "");
  if (url.protocol !== "https:") return "is not https";
  if (url.username !== "" || url.password !== "") return "has a password in it";
  if (url.port !== "") return "names a port";
  if (/^\[|^[\d.]+$/.test(host)) return "is a number, not a name";
  if (!host.includes(".") || PRIVATE_NAMES.test(host)) return "is a private name";
  return host === ownHost ? "is the shop's own" : null;
}
