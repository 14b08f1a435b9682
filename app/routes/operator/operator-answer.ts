import type { z } from "zod";
import { isEqualSecret } from "../../http/secrets/constant-time.server.ts";
import { readBounded } from "../../http/forms/submission.server.ts";

/** Answers of an operator's addresses are nobody else's. */
export function json(status: number, value: object, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { problem: message }, headers);
}

/** The JSON an operator sent, undefined where it is none; or the answer to who is no operator or sends too much. */
export async function readOperatorRequest(
  request: Request,
  operatorToken: string | undefined,
  limit: number,
): Promise<{ body: unknown } | Response> {
  if (request.method !== "POST") return problem(405, "Send a POST.", { Allow: "POST" });
  if (!isOperator(request, operatorToken)) {
    return problem(401, "The operator token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
  }
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json") return problem(415, "Send application/json.");
  const text = await readBounded(request, limit);
  return text === null ? problem(413, `The body is larger than ${limit / 1024} KiB.`) : { body: parseJson(text) };
}

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]!;
  return `${issue.path.join(".") || "body"}: ${issue.message}`;
}

function isOperator(request: Request, operatorToken: string | undefined): boolean {
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
