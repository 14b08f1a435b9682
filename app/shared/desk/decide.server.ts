import type { z } from "zod";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { readDeskFields } from "./desk-fields.server.ts";
import { type DeskTools, unknownObject } from "./desk.server.ts";

/**
 * `meanwhile`: it differs from what was seen (409); `faults`: a sentence by field, "" above the form (422); `refused`:
 * the shop's state forbids it (409).
 */
export type Decision =
  | "unknown"
  | "meanwhile"
  | { refused: string }
  | { faults: Record<string, string> }
  | { done: string; to?: string; details?: string[]; kind?: "warning" };

/** Reads a form by its schema, writes, and answers with the outcome; a refused form keeps the typed values. */
export async function decide<T>(
  tools: DeskTools,
  fields: z.ZodType<T>,
  write: (asked: T) => Promise<Decision>,
): Promise<Response> {
  const read = readDeskFields(tools, fields);
  return read.ok ? answerDecision(tools, await write(read.value)) : replyProblem(tools.where, read.problem);
}

export async function answerDecision(tools: DeskTools, decision: Decision): Promise<Response> {
  const { where, t, submission } = tools;
  if (decision === "unknown") return unknownObject(tools);
  const values = withoutSecrets(submission.fields);
  if (decision === "meanwhile") return replyProblem(where, { values, form: t("desk.meanwhile") }, 409);
  if ("refused" in decision) return replyProblem(where, { values, form: decision.refused }, 409);
  if ("faults" in decision) {
    const { "": form = null, ...faults } = decision.faults;
    return replyProblem(where, { fields: faults, values, form });
  }
  callOutbox(tools);
  const { done: text, kind = "done", details, to } = decision;
  const message: FlashMessage = { kind, text, ...(details && { details }) };
  return to ? replyDone({ ...where, to }, message, { to }) : replyDone(where, message);
}
