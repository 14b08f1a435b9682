import { bodyLimitOf } from "../http/exempt-routes.ts";
import { logReport, readReports } from "../http/csp-report.server.ts";
import { readBounded } from "../http/forms/bounded-body.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { mayReport, RETRY_AFTER } from "../request/rate-limit.server.ts";
import type { Route } from "./+types/reports-csp";
import { sentType } from "../http/media-types.server.ts";

const TYPES = new Set(["application/csp-report", "application/reports+json", "application/json"]);

export function loader(): Response {
  return answer(405, { Allow: "POST" });
}

/** settled.md 12. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const type = sentType(request);
  if (!TYPES.has(type)) return answer(415);
  if (!(await mayReport(request, context.get(bindings)))) return answer(429, { "Retry-After": String(RETRY_AFTER) });
  const body = await readBounded(request, bodyLimitOf("/reports/csp"));
  if (body === null) return answer(413);
  const reports = readReports(body);
  if (reports === null) return answer(400);
  for (const report of reports) logReport(report);
  return answer(204);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
