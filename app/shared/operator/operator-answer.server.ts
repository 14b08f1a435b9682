import type { ActionArgs } from "../../request/action-context.server.ts";
import type { By } from "../../data/events/operator-events.server.ts";
import type { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import type { MoveAnswer } from "../../data/orders/move-parcels.server.ts";
import { bodyLimitOf, type ExemptPath } from "../../http/exempt-routes.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { logEvent } from "../../http/log.server.ts";
import { isEqualSecret } from "../../http/secrets/constant-time.server.ts";
import { bindings, type Bindings } from "../../request/bindings.server.ts";
import { sentType } from "../../http/media-types.server.ts";
import { parseJson } from "../../domain/json-value.ts";

/** For operators, the seller portal and payment providers; never cached. */
export function json(status: number, value: object, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function problemAnswer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { problem: message }, headers);
}

/** The loader of a route that is only posted to. */
export const onlyPost = () => problemAnswer(405, "Send a POST.", { Allow: "POST" });

interface OperatorRoute<Asked> {
  /** The last part of its address, which names a failure in the log, too. */
  name: Extract<ExemptPath, `/operator/${string}`> extends `/operator/${infer Name}` ? Name : never;
  schema: z.ZodType<Asked>;
  /** The sentence of a 503: the database did not answer, or with `isAnyFault` whatever failed. */
  away: string;
  isAnyFault?: boolean;
}

export type OperatorTools = Bindings & By;

/** A command of operators, as JSON with the operator token (settled.md 12). */
export function operatorAction<Asked>(
  { name, schema, away, isAnyFault = false }: OperatorRoute<Asked>,
  answer: (asked: Asked, tools: OperatorTools) => Promise<Response>,
) {
  return async ({ request, context }: ActionArgs): Promise<Response> => {
    const platform = context.get(bindings);
    const refused = refuseOperator(request, platform.operatorToken, "application/json");
    if (refused) return refused;
    const limit = bodyLimitOf(`/operator/${name}`);
    const text = await readBounded(request, limit);
    if (text === null) return problemAnswer(413, `The body is larger than ${limit / 1024} KiB.`);
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
    const author = { kind: "operator", id: "", name: "", address: clientAddress(request.headers) } as const;
    try {
      return await answer(parsed.data, { ...platform, author, now: platform.clock() });
    } catch (error) {
      if (!isAnyFault && !isAway(error)) throw error;
      logEvent(name, error);
      return problemAnswer(503, away, { "Retry-After": "2" });
    }
  };
}

export function refuseOperator(request: Request, operatorToken: string | undefined, wanted: string): Response | null {
  if (request.method !== "POST") return problemAnswer(405, "Send a POST.", { Allow: "POST" });
  if (!isOperator(request, operatorToken)) {
    return problemAnswer(401, "The operator token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
  }
  const type = sentType(request);
  return type === wanted ? null : problemAnswer(415, `Send ${wanted}.`);
}

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]!;
  return `${issue.path.join(".") || "body"}: ${issue.message}`;
}

export function isOperator(request: Request, operatorToken: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return (
    operatorToken !== undefined && operatorToken !== "" && given !== undefined && isEqualSecret(given, operatorToken)
  );
}

export function answerMove(answer: MoveAnswer, to: string): Response {
  if (answer.kind === "unknown") return problemAnswer(404, "parcel: unknown");
  if (answer.kind === "refused") {
    return json(409, { problem: `A parcel that is ${answer.state} cannot become ${to}.`, state: answer.state });
  }
  return json(200, answer.kind === "same" ? { ok: true, state: to, repeated: true } : { ok: true, state: to });
}
