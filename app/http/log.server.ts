import { AsyncLocalStorage } from "node:async_hooks";
import { loggedPath } from "./logged-path.server.ts";

interface Work {
  requestId: string;
  method?: string;
  path?: string;
}

const current = new AsyncLocalStorage<Work>();

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
