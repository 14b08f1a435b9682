import { bindings } from "../../request/bindings.server.ts";
import type { Ailment } from "../../domain/upkeep/health.ts";
import { deepHealth } from "../../request/deep-health.server.ts";
import { isOperator, json, problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/healthz";

/**
 * Without I/O, for frequent probes. `?deep`, with the operator token, checks every part: 503 when one is at fault.
 * Waiting work of staff is listed but is not a fault.
 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const platform = context.get(bindings);
  const { version, operatorToken } = platform;
  if (!url.searchParams.has("deep")) return json(200, { ok: true, version });
  if (!isOperator(request, operatorToken)) {
    return problemAnswer(401, "The operator token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
  }
  const { health, faults, waitingWork } = await deepHealth(platform);
  const isWell = faults.length === 0;
  return json(isWell ? 200 : 503, { ok: isWell, version, ...health, wrong: texts(faults), work: texts(waitingWork) });
}

const texts = (ailments: readonly Ailment[]): string[] => ailments.map(({ text }) => text);
