import { AsyncLocalStorage } from "node:async_hooks";
import { loggedPath } from "./logged-path.server.ts";

/** The work that a line of the log belongs to: a request, or a run that only has an id. */
interface Work {
  requestId: string;
  method?: string;
  path?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Runs a step whose lines in the log, also those after the answer, carry this id, and method and path of the request. */
export function logAs<Done>(requestId: string, step: () => Done, request?: Pick<Request, "method" | "url">): Done {
  const asked = request && { method: request.method, path: loggedPath(request.url) };
  return current.run({ requestId, ...asked }, step);
}

/** One JSON line per error: where and why, nothing personal (security-and-faults.md 7). A text has no stack. */
export function logEvent(event: string, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  logFacts(event, { message, stack });
}

/** One JSON line of facts that are no error of ours. */
export function logFacts(event: string, facts: object): void {
  console.error(JSON.stringify({ event, ...current.getStore(), ...facts }));
}
