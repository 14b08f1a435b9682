import { setSecurityHeaders } from "./security-headers.server.ts";

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
