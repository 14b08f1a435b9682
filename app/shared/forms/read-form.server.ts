import type { z } from "zod";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";

/** The form's values by its schema. Throws the refusal, with the typed values, for `confirmed` to send. */
export function readForm<T>(tools: ActionTools, schema: z.ZodType<T>, form: TextKey = "actions.checkFields"): T {
  const parsed = parseFields(tools.submission, schema);
  if (!parsed.ok) throw replyProblem(tools.where, { values: parsed.values, form: tools.t(form) });
  return parsed.value;
}

/** As `countTry`. Throws the refusal; returns the statement that gives the try back. */
export async function takeTry(
  tools: ActionTools,
  kind: Parameters<typeof countTry>[1],
  whose: { contact?: string | null; device?: string | null },
  key: TextKey = "accountActions.codesTooMany",
): Promise<D1PreparedStatement> {
  const tried = await countTry(tools, kind, whose.contact, whose.device);
  if (!tried.ok) throw tooManyTries(tools, tried.retryAfter, key);
  return tried.giveBack;
}

export function tooManyTries(
  { where, t }: ActionTools,
  retryAfter: number,
  key: TextKey = "accountActions.codesTooMany",
): Response {
  return replyTooMany(where, retryAfter, t(key, { minutes: Math.ceil(retryAfter / 60) }));
}
