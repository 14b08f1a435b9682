interface Site {
  publicOrigin: string;
  push: object | null;
  paymentPages: ReadonlyMap<string, { page: string }>;
  pictures: object | null;
  isUncompressed: boolean;
}

export function setPageHeaders(headers: Headers, nonce: string, site: Site): void {
  const isSecure = site.publicOrigin.startsWith("https:");
  const isPushOn = site.push !== null;
  const paymentOrigins = [...site.paymentPages.values()].map(({ page }) => page);
  const hasPictures = Boolean(site.pictures);
  const isDevelopment = import.meta.env.DEV;
  setSecurityHeaders(headers, { nonce, isSecure, isDevelopment, isPushOn, paymentOrigins, hasPictures });
  if (isPage(headers) && site.isUncompressed) headers.set("Content-Encoding", "identity");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

export function isPage(headers: Headers): boolean {
  return (headers.get("Content-Type") ?? "").startsWith("text/html");
}

interface PolicyOptions {
  nonce: string;
  isSecure: boolean;
  isDevelopment: boolean;
  isPushOn?: boolean;
  paymentOrigins?: readonly string[];
  hasPictures?: boolean;
}

const FIREBASE = " https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com";

const REPORTS = "/reports/csp";

/** settled.md 13. */
function contentSecurityPolicy({
  nonce,
  isDevelopment,
  isSecure,
  isPushOn,
  paymentOrigins = [],
  hasPictures,
}: PolicyOptions): string {
  const style = isDevelopment
    ? "style-src 'self' 'unsafe-inline'"
    : `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    style,
    `img-src 'self' data:${hasPictures ? "" : " https:"}`,
    `connect-src 'self'${isDevelopment ? " ws:" : ""}${isPushOn ? FIREBASE : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...paymentOrigins].join(" "),
    `report-uri ${REPORTS}`,
    // Browsers with report-to ignore report-uri, and report over https only.
    ...(isSecure ? ["report-to csp"] : []),
  ].join("; ");
}

/** security-and-faults.md 7, on every response. */
function setSecurityHeaders(headers: Headers, options: PolicyOptions): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(options));
  headers.set("X-Content-Type-Options", "nosniff");
  // Pages whose address is a secret have set a stricter one.
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (options.isSecure) headers.set("Reporting-Endpoints", `csp="${REPORTS}"`);
  if (options.isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  const type = headers.get("Content-Type");
  if (type && /^(text\/|application\/json)/.test(type) && !/charset/i.test(type))
    headers.set("Content-Type", `${type}; charset=utf-8`);
}
