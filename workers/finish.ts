import type { ServerTiming } from "../app/http/request-context.server.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { RETRY_AFTER } from "../app/request/rate-limit.server.ts";
import { isPage, setPageHeaders } from "../app/http/page-headers.server.ts";
import { METHODS } from "./request-limits.ts";

/** What an answer still lacks: its nonce, cookies to set, the steps it took. */
interface Finish {
  nonce: string;
  /** Somebody is signed in, or may be: pages print the name, and the router's data holds it. */
  isPersonal?: boolean;
  cookies: readonly string[];
  steps: ServerTiming;
  platform: Bindings;
}

/** Gives an answer the headers that each has: cookies, security, caching, `Server-Timing` in ms (settled.md 13, 14). */
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
  if (steps.length > 0) headers.set("Server-Timing", steps.map(timingEntry).join(", "));
  return new Response(response.body, { status: response.status, headers });
}

/** Pages and the router's data of who is signed in, and pages of refusals, which print what was typed (security-and-faults.md 5). */
function printsOwn({ url }: Request, { status, headers }: Response, isPersonal: boolean): boolean {
  if (isPage(headers)) return isPersonal || status >= 400;
  return isPersonal && new URL(url).pathname.endsWith(".data");
}

/** A method we take in general was refused by this address, which then only shows. */
function allowed({ method }: Request): string {
  return [...METHODS].filter((one) => one !== method).join(", ");
}

function timingEntry({ name, desc, dur }: ServerTiming[number]): string {
  return `${name}${desc ? `;desc="${desc}"` : ""}${dur === undefined ? "" : `;dur=${dur}`}`;
}
