import { setSecurityHeaders } from "../app/http/security-headers.server.ts";
import type { Bindings } from "../app/middleware/bindings.server.ts";

/** What every answer says whatever it is, and pages besides. */
export function setPageHeaders(headers: Headers, nonce: string, platform: Bindings): void {
  const isSecure = platform.publicOrigin.startsWith("https:");
  const isPushOn = platform.push !== null;
  const paymentPage = platform.chapa?.page ?? null;
  setSecurityHeaders(headers, { nonce, isSecure, isDevelopment: import.meta.env.DEV, isPushOn, paymentPage });
  if (isPage(headers) && platform.isUncompressed) headers.set("Content-Encoding", "identity");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Whether an answer is a page, and no data or file. */
export function isPage(headers: Headers): boolean {
  return (headers.get("Content-Type") ?? "").startsWith("text/html");
}
