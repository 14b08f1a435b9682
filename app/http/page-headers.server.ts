import { setSecurityHeaders } from "./security-headers.server.ts";

/** The settings of the shop that headers depend on. */
interface Site {
  publicOrigin: string;
  push: object | null;
  chapa: { page: string } | null;
  pictures: object | null;
  isUncompressed: boolean;
}

/** Sets the headers of every answer, and those of pages. */
export function setPageHeaders(headers: Headers, nonce: string, site: Site): void {
  const isSecure = site.publicOrigin.startsWith("https:");
  const isPushOn = site.push !== null;
  const paymentPage = site.chapa?.page ?? null;
  const hasPictures = Boolean(site.pictures);
  const isDevelopment = import.meta.env.DEV;
  setSecurityHeaders(headers, { nonce, isSecure, isDevelopment, isPushOn, paymentPage, hasPictures });
  if (isPage(headers) && site.isUncompressed) headers.set("Content-Encoding", "identity");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Whether an answer is a page, and no data or file. */
export function isPage(headers: Headers): boolean {
  return (headers.get("Content-Type") ?? "").startsWith("text/html");
}
