import type { ServerTiming } from "../app/http/request-context.server.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { RETRY_AFTER } from "../app/request/rate-limit.server.ts";
import { isPage, setPageHeaders } from "../app/http/page-headers.server.ts";
import { METHODS } from "./request-limits.ts";

interface Finish {
  nonce: string;
  /** Somebody may be signed in: pages and the router's data then contain the name. */
  isPersonal?: boolean;
  cookies: readonly string[];
  steps: ServerTiming;
  platform: Bindings;
}

export function finish(
  request: Request,
  response: Response,
  { nonce, isPersonal = false, cookies, steps, platform }: Finish,
): Response {
  const headers = new Headers(response.headers);
  if (printsOwn(request, response, isPersonal)) headers.set("Cache-Control", "private, no-store");
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", allowed(request));
  if (response.status === 503 || response.status === 429) {
    headers.set("Cache-Control", "no-store");
    if (!headers.has("Retry-After")) headers.set("Retry-After", response.status === 429 ? String(RETRY_AFTER) : "5");
  }
  setPageHeaders(headers, nonce, platform);
  const timed = isPage(headers) ? [...steps, { name: "now", dur: platform.clock() }] : steps;
  if (timed.length > 0) headers.set("Server-Timing", timed.map(timingEntry).join(", "));
  return new Response(response.body, { status: response.status, headers });
}

/** Refused pages contain the typed values (security-and-faults.md 5). */
function printsOwn({ url }: Request, { status, headers }: Response, isPersonal: boolean): boolean {
  if (isPage(headers)) return isPersonal || status >= 400;
  return isPersonal && new URL(url).pathname.endsWith(".data");
}

function allowed({ method }: Request): string {
  return [...METHODS].filter((one) => one !== method).join(", ");
}

function timingEntry({ name, desc, dur }: ServerTiming[number]): string {
  return `${name}${desc ? `;desc="${desc}"` : ""}${dur === undefined ? "" : `;dur=${dur}`}`;
}
