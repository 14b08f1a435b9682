/** Names that networks resolve inward, or that are reserved (RFC 2606, 6761, 6762, 8375). */
const INNER =
  /^(?:localhost|local|localdomain|internal|intranet|intra|lan|home|corp|private|svc|consul|workgroup|arpa|onion|test)$/;

/** The last label begins with a letter, which excludes numeric addresses; a dot at the end is refused. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+([a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)$/;

/** As URL writes it. */
export function isPublicName(hostname: string): boolean {
  const [, top] = (hostname.length <= 253 && NAME.exec(hostname)) || [];
  return top !== undefined && !INNER.test(top);
}
