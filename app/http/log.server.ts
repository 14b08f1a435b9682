import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ requestId: string; method?: string; path?: string }>();

export function logAs<Done>(requestId: string, step: () => Done, request?: Pick<Request, "method" | "url">): Done {
  const asked = request && { method: request.method, path: loggedPath(request.url) };
  return current.run({ requestId, ...asked }, step);
}

/** One JSON line per error, nothing personal (security-and-faults.md 7). */
export function logEvent(event: string, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  logFacts(event, { message, stack });
}

export function logFacts(event: string, facts: object): void {
  console.error(JSON.stringify({ event, ...current.getStore(), ...facts }));
}

const HIDDEN = "***";
/** Any other name may be a secret or typed text. */
const NAME = /^[a-z_]{1,20}$/i;
const HARMLESS = new Set(["page", "step", "modal", "lng", "layout", "part"]);

/** Links to orders, parcels, questions and shared lists end in 22 letters. */
export function isSecretPart(part: string): boolean {
  return /^[\w-]{22}$/.test(part);
}

export function loggedPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split("/").map((part, at, all) => (all[at - 1] === "coupons" ? HIDDEN : hidden(part)));
  const query = [...searchParams]
    .map(([name, value]) => `${NAME.test(name) ? name : HIDDEN}=${HARMLESS.has(name) ? clean(value) : HIDDEN}`)
    .join("&");
  return parts.join("/").slice(0, 200) + (query && `?${query.slice(0, 200)}`);
}

const hidden = (part: string) => part.replace(/^[\w-]{22}(?=\.data$|$)/, HIDDEN);

const clean = (value: string) => (/^[\w-]{1,20}$/.test(value) ? value : HIDDEN);
