/** Top-level names that private networks resolve to their own machines, or where no vendor has a server. */
const PRIVATE_TOP_LEVEL =
  /^(?:localhost|local|localdomain|internal|intranet|intra|lan|home|corp|private|svc|consul|workgroup|arpa|onion|test)$/;

/** The last label begins with a letter, which excludes numeric addresses; a dot at the end is refused. */
const HOSTNAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+([a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)$/;

/**
 * Whether a host name can be on the public internet, so that a vendor's picture or webhook address cannot name a
 * machine of our own network. `hostname` as `URL.hostname` has it: lower case, punycode.
 */
export function isPublicHostname(hostname: string): boolean {
  const [, topLevel] = (hostname.length <= 253 && HOSTNAME.exec(hostname)) || [];
  return topLevel !== undefined && !PRIVATE_TOP_LEVEL.test(topLevel);
}
