import { pageKind } from "../app/domain/pages/page-kind.ts";
import type { Bindings } from "../app/request/bindings.server.ts";

const LATE_MS = 2_000;

export function countAnswer(platform: Bindings, request: Request, response: Response, begun: number): Response {
  if (!platform.isCounting) return response;
  const { status } = response;
  const ms = Date.now() - begun;
  const [, from = ""] = /page;desc="([^"]*)"/.exec(response.headers.get("Server-Timing") ?? "") ?? [];
  const page = pageKind(new URL(request.url).pathname);
  const note = () => {
    const { calls, rowsRead, rowsWritten, ms: databaseMs } = platform.meter;
    platform.count({ event: "answer", page, status, from, calls, rowsRead, rowsWritten, databaseMs, ms });
  };
  if (platform.meter.calls === 0) note();
  else platform.waitUntil(new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(note));
  return response;
}
