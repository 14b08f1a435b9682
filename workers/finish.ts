import type { ServerTiming } from "../app/http/request-context.server.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { RETRY_AFTER } from "../app/request/rate-limit.server.ts";
import { setPageHeaders } from "../app/http/page-headers.server.ts";
import { METHODS } from "./request-limits.ts";

/** What an answer still lacks: its nonce, cookies to set, the steps it took. */
interface Finish {
  nonce: string;
  cookies: readonly string[];
  steps: ServerTiming;
  platform: Bindings;
}

/** Gives an answer the headers that each has: cookies, security, caching, `Server-Timing` in ms (settled.md 13, 14). */
export function finish(request: Request, response: Response, { nonce, cookies, steps, platform }: Finish): Response {
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", allowed(request));
  if (response.status === 503 || response.status === 429) {
    headers.set("Cache-Control", "no-store");
    if (!headers.has("Retry-After")) headers.set("Retry-After", response.status === 429 ? String(RETRY_AFTER) : "5");
  }
  setPageHeaders(headers, nonce, platform);
  if (steps.length > 0) headers.set("Server-Timing", steps.map(timingEntry).join(", "));
  return new Response(response.body, { status: response.status, headers });
}

/** A method we take in general was refused by this address, which then only shows. */
function allowed({ method }: Request): string {
  return [...METHODS].filter((one) => one !== method).join(", ");
}

function timingEntry({ name, desc, dur }: ServerTiming[number]): string {
  return `${name}${desc ? `;desc="${desc}"` : ""}${dur === undefined ? "" : `;dur=${dur}`}`;
}
