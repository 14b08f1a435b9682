/** The first value of a name counts: browsers send the most specific first. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").slice(0, 16_384).split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Of the shop: over https the cookie is secure. */
  publicOrigin: string;
  isReadableByScript?: boolean;
}

/** Path=/ and SameSite=Lax (security-and-faults.md 4). */
export function serializeCookie(
  name: string,
  value: string,
  { maxAge, publicOrigin, isReadableByScript = false }: CookieOptions,
): string {
  const flags = (isReadableByScript ? "" : "; HttpOnly") + (isSecureOrigin(publicOrigin) ? "; Secure" : "");
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`;
}

export const isSecureOrigin = (publicOrigin: string): boolean => publicOrigin.startsWith("https:");

const YEAR = 365 * 86_400;

export function newsletterCookie(publicOrigin: string): string {
  return serializeCookie("newsletter", "seen", { maxAge: YEAR, publicOrigin, isReadableByScript: true });
}
