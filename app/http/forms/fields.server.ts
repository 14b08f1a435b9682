import { z } from "zod";
import type { Submission } from "../request-context.server.ts";

type Parsed<T> = { ok: true; value: T } | { ok: false; fields: string[]; values: Record<string, string> };

/** Sent by the page that asks for a confirmation, so that a refusal there does not ask again. */
export const confirmedField = "_confirmed";

/** Never printed back, stored or logged. */
const SECRETS = new Set(["_xsrf", confirmedField, "password", "newPassword", "currentPassword", "code", "q", "token"]);

export function withoutSecrets(fields: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => !SECRETS.has(name)));
}

/** Returns the typed values without secrets. A field sent twice is refused (security-and-faults.md 6). */
export function parseFields<T>(submission: Submission, schema: z.ZodType<T>): Parsed<T> {
  const values = withoutSecrets(submission.fields);
  if (submission.repeated.size > 0) return { ok: false, fields: [...submission.repeated], values };
  const result = schema.safeParse(Object.fromEntries([...submission.fields].filter(([name]) => name !== "_xsrf")));
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, fields: [...new Set(result.error.issues.map((issue) => String(issue.path[0] ?? "")))], values };
}
