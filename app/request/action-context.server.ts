import type { z } from "zod";
import { isAway } from "../data/deadline.server.ts";
import { parseFields, withoutSecrets } from "../http/forms/fields.server.ts";
import { type ReplyMessage, replyDone, replyProblem, replyUnavailable } from "../http/forms/reply.server.ts";
import { logEvent } from "../http/log.server.ts";
import { failureContext, type Problem, submissionContext } from "../http/request-context.server.ts";
import type { TextKey, Translate } from "../i18n/translate.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { localeOf, translator } from "./locale.server.ts";
import type { RequestContext } from "./page-tools.server.ts";
import { sessionContext } from "./session.server.ts";

export function actionContext({ request, context }: ActionArgs) {
  const platform = context.get(bindings);
  const { kv, secrets, publicOrigin } = platform;
  const now = platform.clock();
  const where = { request, context, flash: { kv, secrets, publicOrigin }, now, publicOrigin };
  const t = context.get(translator);
  return {
    ...platform,
    now,
    session: context.get(sessionContext),
    submission: context.get(submissionContext),
    context,
    locale: localeOf(context),
    t,
    where,
    ...formAnswers(where, t),
  };
}

/** How an action answers its form. */
export function formAnswers(where: Parameters<typeof replyDone>[0], t: Translate) {
  const { context } = where;
  const typedValues = () => withoutSecrets(context.get(submissionContext).fields);
  const refuse = (problem: Partial<Problem>, status?: 409) => replyProblem(where, problem, status);
  return {
    typedValues,
    reply: (said: ReplyMessage, data?: Record<string, unknown>, to?: string, left?: Promise<string | null>) =>
      replyDone({ ...where, ...(to !== undefined && { to }) }, said, data, left),
    refuse,
    /** 404: missing things and those of others look the same (security-and-faults.md 2). */
    notFound: () => {
      context.set(failureContext, { status: 404 });
      return new Response(null, { status: 404 });
    },
    refuseFields: () => refuse({ values: typedValues(), form: t("actions.checkFields") }),
  };
}

export type ActionTools = ReturnType<typeof actionContext>;

export interface ActionArgs {
  request: Request;
  context: RequestContext;
}

/**
 * A write that may remain unconfirmed is answered with 503 and the typed fields, never as done; a refusal may be thrown.
 */
export function confirmed<Args extends ActionArgs>(
  write: (tools: ActionTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    const tools = actionContext(args);
    try {
      return await write(tools, args);
    } catch (error) {
      if (error instanceof Response) return error;
      if (!isAway(error)) throw error;
      logEvent("write", error);
      return replyUnavailable(tools.where, tools.t("errors.notConfirmedText"));
    }
  };
}

/** Several form targets, by the last part of their addresses. */
export function targets<Args extends ActionArgs>(
  byName: Record<string, (tools: ActionTools, args: Args) => Promise<Response>>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>((tools, args) => {
    const [, name = ""] = /([^/]+?)(?:\.data)?\/?$/i.exec(new URL(args.request.url).pathname) ?? [];
    return byName[name.toLowerCase()]!(tools, args);
  });
}

/** The form's values by its schema. Throws the refusal, with the typed values, for `confirmed` to send. */
export function readForm<T>(tools: ActionTools, schema: z.ZodType<T>, form: TextKey = "actions.checkFields"): T {
  const parsed = parseFields(tools.submission, schema);
  if (!parsed.ok) throw tools.refuse({ values: parsed.values, form: tools.t(form) });
  return parsed.value;
}

/**
 * Calls the outbox's consumer after a write; never fails, and the sweep (workers/upkeep) replaces a lost call within a
 * minute.
 */
export function callOutbox({
  outbox,
  waitUntil,
  requestId,
}: Pick<Bindings, "outbox" | "waitUntil" | "requestId">): void {
  const call = outbox.send({ due: "now", requestId });
  waitUntil(call.catch((error: unknown) => logEvent("outbox-call", error)));
}
