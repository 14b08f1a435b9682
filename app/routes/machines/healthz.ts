import { bindings } from "../../request/bindings.server.ts";
import { deepHealth } from "../../request/deep-health.server.ts";
import { isOperator, json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/healthz";

/**
 * Without I/O, for frequent probes; `?deep`, with the operator token, checks every part and answers 503 for any fault
 * of a machine; `work` waits for people.
 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const platform = context.get(bindings);
  const { version, operatorToken } = platform;
  if (!url.searchParams.has("deep")) return json(200, { ok: true, version });
  if (!isOperator(request, operatorToken)) {
    return problemAnswer(401, "The operator token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
  }
  const { ailments: _, ...health } = await deepHealth(platform);
  return json(health.wrong.length === 0 ? 200 : 503, { ok: health.wrong.length === 0, version, ...health });
}
