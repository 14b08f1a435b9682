import { bodyLimitOf, type ExemptPath } from "../http/exempt-routes.ts";
import { readBounded } from "../http/forms/bounded-body.server.ts";
import { sentType } from "../http/media-types.server.ts";
import type { ActionArgs } from "../request/action-context.server.ts";
import { bindings, type Bindings } from "../request/bindings.server.ts";
import { mayReport, RETRY_AFTER } from "../request/rate-limit.server.ts";

interface ReportRoute<Report> {
  path: ExemptPath;
  types: readonly string[];
  /** null: unreadable. */
  read: (body: string) => Report | null;
  keep: (report: Report, platform: Bindings) => void;
}

export const onlyReports = () => answer(405, { Allow: "POST" });

/** A report that a browser sends by itself (settled.md 12). */
export function reportAction<Report>({ path, types, read, keep }: ReportRoute<Report>) {
  return async ({ request, context }: ActionArgs): Promise<Response> => {
    if (request.method !== "POST") return onlyReports();
    if (!types.includes(sentType(request))) return answer(415);
    const platform = context.get(bindings);
    if (!(await mayReport(request, platform))) return answer(429, { "Retry-After": String(RETRY_AFTER) });
    const body = await readBounded(request, bodyLimitOf(path));
    if (body === null) return answer(413);
    const report = read(body);
    if (report === null) return answer(400);
    keep(report, platform);
    return answer(204);
  };
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
