interface Site {
  publicOrigin: string;
  push: object | null;
  paymentPages: ReadonlyMap<string, { page: string }>;
  isUncompressed: boolean;
}

/** security-and-faults.md 7, on every response. */
export function setPageHeaders(headers: Headers, nonce: string, site: Site): void {
  const isSecure = site.publicOrigin.startsWith("https:");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, site, isSecure));
  headers.set("X-Content-Type-Options", "nosniff");
  // Pages whose address is a secret have set a stricter one.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (isSecure) headers.set("Reporting-Endpoints", `csp="${REPORTS}"`);
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  const type = headers.get("Content-Type");
  if (type && /^(text\/|application\/json)/.test(type) && !/charset/i.test(type))
    headers.set("Content-Type", `${type}; charset=utf-8`);
  if (isPage(headers) && site.isUncompressed) headers.set("Content-Encoding", "identity");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

export function isPage(headers: Headers): boolean {
  return (headers.get("Content-Type") ?? "").startsWith("text/html");
}

const FIREBASE = " https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com";

const REPORTS = "/reports/csp";

/** settled.md 13. */
function contentSecurityPolicy(nonce: string, { push, paymentPages }: Site, isSecure: boolean): string {
  const isDevelopment = import.meta.env.DEV;
  const style = isDevelopment
    ? "style-src 'self' 'unsafe-inline'"
    : `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    style,
    "img-src 'self' data:",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}${push ? FIREBASE : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...[...paymentPages.values()].map(({ page }) => page)].join(" "),
    `report-uri ${REPORTS}`,
    // Browsers with report-to ignore report-uri, and report over https only.
    ...(isSecure ? ["report-to csp"] : []),
  ].join("; ");
}
