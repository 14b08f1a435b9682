import { findShownContent } from "../../data/content/shown-content.server.ts";
import { findContentVersion, listContentVersions } from "../../data/content/content-versions.server.ts";
import { isAway } from "../../data/deadline.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { requestIdContext } from "../../http/request-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/content";
import { bringBack, loadFile, contentRequest, type ContentRequest, noVersion } from "./content-loading.ts";
import { firstIssue, json, problem, readOperatorRequest } from "../../shared/operator/operator-answer.server.ts";

/** This address only takes a POST. */
export function loader() {
  return problem(405, "Send a POST.", { Allow: "POST" });
}

/**
 * What `npm run content:import` asks: a file of the home page's content is taken whole, or refused whole with the place and
 * reason of each fault (422 with `faults`), and the shop keeps what it has; versions are listed, shown and brought back.
 * Proves itself by the operator token (settled.md 12).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, operatorToken, clock } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/content"));
  if (sent instanceof Response) return sent;
  const parsed = contentRequest.safeParse(sent.body);
  if (!parsed.success) return problem(422, firstIssue(parsed.error));
  try {
    return await answer(db, parsed.data, clock());
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("content", error, context.get(requestIdContext));
    return problem(503, "Not known to be stored: look at the versions, or send the same again.", {
      "Retry-After": "2",
    });
  }
}

async function answer(db: D1Database, asked: ContentRequest, now: number): Promise<Response> {
  switch (asked.operation) {
    case "load":
      return loadFile(db, asked, now);
    case "rollback":
      return bringBack(db, asked, now);
    case "versions":
      return json(200, { versions: await listContentVersions(db) });
    case "show": {
      if (asked.version === undefined) return json(200, { content: await findShownContent(db) });
      const found = await findContentVersion(db, asked.version);
      return found ? json(200, { content: found.content }) : problem(404, noVersion);
    }
  }
}
