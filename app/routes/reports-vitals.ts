import { pageKind } from "../domain/pages/page-kind.ts";
import { readVitals } from "../domain/upkeep/counted.ts";
import { bodyLimitOf } from "../http/exempt-routes.ts";
import { readBounded } from "../http/forms/bounded-body.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { mayReport, RETRY_AFTER } from "../request/rate-limit.server.ts";
import type { Route } from "./+types/reports-vitals";
import { sentType } from "../http/media-types.server.ts";

export function loader(): Response {
  return answer(405, { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const type = sentType(request);
  if (type !== "text/plain") return answer(415);
  const platform = context.get(bindings);
  if (!(await mayReport(request, platform))) return answer(429, { "Retry-After": String(RETRY_AFTER) });
  // Under another spelling of this address the write guard has already read the body.
  const body = request.bodyUsed ? "" : await readBounded(request, bodyLimitOf("/reports/vitals"));
  if (body === null) return answer(413);
  const vitals = readVitals(body);
  if (vitals === null) return answer(400);
  const { path, ...measured } = vitals;
  platform.count({ event: "vitals", page: pageKind(path), ...measured });
  return answer(204);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
