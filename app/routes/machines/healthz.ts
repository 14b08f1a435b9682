import { bindings } from "../../request/bindings.server.ts";
import { json } from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/healthz";

/** Whether the worker answers, and which version of it: for probes, every second if they like. Asks nobody. */
export function loader({ context }: Route.LoaderArgs): Response {
  return json(200, { ok: true, version: context.get(bindings).version });
}
