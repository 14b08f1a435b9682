import type { RouterContextProvider } from "react-router";
import {
  cookiesContext,
  failureContext,
  problemContext,
  submissionContext,
  type Problem,
} from "../request-context.server.ts";
import { safePath } from "../safe-path.server.ts";
import { withoutSecrets } from "./fields.server.ts";
import { type FlashMessage, type FlashStore, leaveFlash } from "./flash.server.ts";
import { wantsPage } from "../media-types.server.ts";

interface Where {
  request: Request;
  context: Readonly<RouterContextProvider>;
  flash: FlashStore;
  now: number;
  publicOrigin: string;
  to?: string;
}

/** A sentence, alone or with a link and the like; what was asked is done unless it says otherwise. */
export type ReplyMessage = string | (Omit<FlashMessage, "kind"> & Partial<Pick<FlashMessage, "kind">>) | null;

function flashOf(message: ReplyMessage): FlashMessage | null {
  return message === null ? null : { kind: "done", ...(typeof message === "string" ? { text: message } : message) };
}

/**
 * 303 back with a message for pages, message and `data` for other callers (settled.md 3). `leaves`: the message appears
 * on the next page.
 */
export async function replyDone(
  where: Where,
  said: ReplyMessage,
  data: Record<string, unknown> = {},
  left = leaveMessage(where, said),
): Promise<Response> {
  const { request, context } = where;
  const message = flashOf(said);
  const to = where.to ?? returnPath(where);
  // A lost message does not make the write a failure.
  const cookie = await left;
  if (cookie) context.get(cookiesContext).push(cookie);
  if (!wantsPage(request)) return Response.json({ ok: true, message: message && withoutLinkTo(to, message), ...data });
  return seeOther(to);
}

/** Stores the message while the write still runs; its key is sent by `replyDone` only. */
export async function leaveMessage(where: Where, said: ReplyMessage): Promise<string | null> {
  const { request, context, flash, now } = where;
  const message = flashOf(said);
  const isFound = wantsPage(request) || context.get(submissionContext).fields.has("leaves");
  return message && isFound ? leaveFlash(flash, withoutLinkTo(where.to ?? returnPath(where), message), now) : null;
}

function withoutLinkTo(to: string, message: FlashMessage): FlashMessage {
  const { link, ...rest } = message;
  return link?.href === to.replace(/[?#].*/, "") ? rest : message;
}

/** 422 with a sentence by field, 409 if the shop has changed since the form was printed. */
export function replyProblem(
  where: Where,
  { fields = {}, values = {}, form = null }: Partial<Problem>,
  status: 422 | 409 | 429 = 422,
  headers: Record<string, string> = {},
): Response {
  const problem = { fields, values, form };
  if (!wantsPage(where.request)) return Response.json({ ok: false, ...problem }, { status, headers });
  where.context.set(problemContext, { problem, returnTo: returnPath(where) });
  return new Response(null, { status, headers });
}

export function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { Location: to, "Cache-Control": "no-store" } });
}

/** The way to the sign-in for what needs an account. */
export function replySignIn({ request }: Pick<Where, "request">, signIn: string, form: string): Response {
  const headers = { "Cache-Control": "no-store" };
  return wantsPage(request) ? seeOther(signIn) : Response.json({ ok: false, signIn, form }, { status: 401, headers });
}

/**
 * The answer to a switch that sent a page's main form along: that page under its new cookies, with the typed values.
 */
export function replySwitched({ request, context, to = "/" }: Where, cookies: readonly string[]): Response {
  if (!wantsPage(request)) return Response.json({ ok: true, message: null });
  const values = withoutSecrets(context.get(submissionContext).fields);
  const sent = [...cookies.map((cookie) => cookie.replace(/;.*/, "")), request.headers.get("cookie") ?? ""].join("; ");
  context.set(problemContext, {
    problem: { fields: {}, values, form: null },
    returnTo: to,
    switched: { cookies: sent },
  });
  return new Response(null);
}

export function replyTooMany(where: Where, retryAfter: number, form: string): Response {
  const values = withoutSecrets(where.context.get(submissionContext).fields);
  return replyProblem(where, { values, form }, 429, { "Retry-After": String(retryAfter) });
}

/** 503, with `text` for scripted callers, else a page with the typed fields. */
export function replyUnavailable({ request, context }: Where, text: string): Response {
  if (!wantsPage(request)) return Response.json({ ok: false, form: text }, { status: 503 });
  const fields = Object.entries(withoutSecrets(context.get(submissionContext).fields));
  context.set(failureContext, { status: 503, confirm: { action: new URL(request.url).pathname, fields } });
  return new Response(null, { status: 503 });
}

export function returnPath({ context, publicOrigin }: Where): string {
  return safePath(context.get(submissionContext).fields.get("returnTo"), publicOrigin);
}
