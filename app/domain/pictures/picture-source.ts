import { isPublicHostname } from "../public-hostname.ts";
import { isAddress } from "../safe-href.ts";

/** A reserved name (RFC 2606); only local work has a server for it. */
export const demoHost = "demo.invalid";

/** Only https to a public name: numeric addresses may be an internal network, and the shop must not request itself. */
export function sourceProblem(address: string, ownHost: string): string | null {
  if (!isAddress(address)) return "is no address";
  const url = new URL(address);
  const host = url.hostname;
  if (url.protocol !== "https:") return "is not https";
  if (url.username !== "" || url.password !== "") return "has a password in it";
  if (url.port !== "") return "names a port";
  if (/^\[|^[\d.]+$/.test(host)) return "is a number, not a name";
  if (!isPublicHostname(host)) return "is a private name";
  return host === ownHost ? "is the shop's own" : null;
}
