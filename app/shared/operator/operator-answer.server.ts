import type { z } from "zod";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import type { MoveAnswer } from "../../data/orders/move-parcels.server.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { isEqualSecret } from "../../http/secrets/constant-time.server.ts";

/** For operators, the seller portal and payment providers; never cached. */
export function json(status: number, value: object, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function problemAnswer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { problem: message }, headers);
}

/** undefined for invalid JSON; a Response refuses (405, 401, 415 or 413). */
export async function readOperatorRequest(request: Request, operatorToken: string | undefined, limit: number) {
  const refused = refuseOperator(request, operatorToken, "application/json");
  if (refused) return refused;
  const text = await readBounded(request, limit);
  return text === null ? problemAnswer(413, `The body is larger than ${limit / 1024} KiB.`) : { body: parseJson(text) };
}

export function refuseOperator(request: Request, operatorToken: string | undefined, wanted: string): Response | null {
  if (request.method !== "POST") return problemAnswer(405, "Send a POST.", { Allow: "POST" });
  if (!isOperator(request, operatorToken)) {
    return problemAnswer(401, "The operator token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
  }
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  return type === wanted ? null : problemAnswer(415, `Send ${wanted}.`);
}

export function operatorAuthor(request: Request): EventAuthor {
  return { kind: "operator", id: "", name: "", address: clientAddress(request.headers) };
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function answerMove(answer: MoveAnswer, to: string): Response {
  if (answer.kind === "unknown") return problemAnswer(404, "parcel: unknown");
  if (answer.kind === "refused") {
    return json(409, { problem: `A parcel that is ${answer.state} cannot become ${to}.`, state: answer.state });
  }
  return json(200, answer.kind === "same" ? { ok: true, state: to, repeated: true } : { ok: true, state: to });
}
