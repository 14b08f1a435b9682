import { createContext, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import {
  consumeLoginToken,
  findLoginToken,
  isTokenSpent,
  type LoginToken,
} from "../../data/accounts/login-tokens.server.ts";
import { afterColon, tokenLimit } from "../../domain/accounts/one-time-code.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { leaveFlash } from "../../http/forms/flash.server.ts";
import { logEvent } from "../../http/log.server.ts";
import { hashLoginToken } from "../../http/secrets/link-secrets.server.ts";
import { cookiesContext, failureContext } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";
import { completeSignIn } from "../../shared/sign-in/complete-sign-in.server.ts";
import { wantsPage } from "../../http/media-types.server.ts";

export const uncheckedToken = createContext<string | null>(null);

const schema = z.object({
  q: z
    .string()
    .min(1)
    .refine((token) => new TextEncoder().encode(token).length <= tokenLimit),
});

/**
 * Specification 4.11, 7.2: ends at "/"; null if the database could not check the token, which then stays on the page.
 */
export async function verifyToken(tools: ActionTools, context: Readonly<RouterContextProvider>) {
  const parsed = parseFields(tools.submission, schema);
  if (!parsed.ok) return refused(tools, context, "unknown");
  const tokenHash = hashLoginToken(parsed.value.q);
  try {
    const tried = await countTry(tools, "signIn");
    if (!tried.ok) return tooMany(tools, context, tried.retryAfter);
    const found = await findLoginToken(tools.db, tokenHash, tools.now);
    if (found.state !== "open") return await refused(tools, context, found.state);
    const first = [consumeLoginToken(tools.db, tokenHash, tools.now), tried.giveBack];
    const text = tools.t("signIn.loginComplete");
    const isSaidThere = !wantsPage(tools.where.request);
    return await completeSignIn(tools, found.account, { next: "/", intention: null, first, text, isSaidThere });
  } catch (error) {
    if (isTokenSpent(error)) return refused(tools, context, "used");
    if (!isAway(error)) throw error;
    logEvent("write", error);
    return away(tools, context, parsed.value.q);
  }
}

const SENTENCES = {
  used: "accountActions.tokenUsed",
  expired: "accountActions.tokenExpired",
  unknown: "accountActions.tokenUnknown",
} as const;

/** Specification 4.11 steps 4, 5: a script displays it before it goes to "/". */
async function refused(
  { where, t }: ActionTools,
  context: Readonly<RouterContextProvider>,
  state: Exclude<LoginToken["state"], "open">,
): Promise<Response> {
  const text = afterColon(t(SENTENCES[state]));
  const headers = { "Cache-Control": "no-store" };
  if (!wantsPage(where.request)) return Response.json({ ok: false, form: text, to: "/" }, { status: 422, headers });
  const cookie = await leaveFlash(where.flash, { kind: "warning", text }, where.now);
  if (cookie) context.get(cookiesContext).push(cookie);
  return new Response(null, { status: 303, headers: { ...headers, Location: "/" } });
}

/** security-and-faults.md 8: the token was not checked and stays valid. */
function tooMany({ where, t }: ActionTools, context: Readonly<RouterContextProvider>, retryAfter: number): Response {
  const headers = { "Retry-After": String(retryAfter), "Cache-Control": "no-store" };
  if (wantsPage(where.request)) {
    (context as RouterContextProvider).set(failureContext, { status: 429 });
    return new Response(null, { status: 429, headers });
  }
  const text = t("accountActions.signInTooMany", { minutes: Math.ceil(retryAfter / 60) });
  return Response.json({ ok: false, form: text }, { status: 429, headers });
}

/** security-and-faults.md 9: 503, the token is not used up. */
function away({ where, t }: ActionTools, context: Readonly<RouterContextProvider>, token: string): Response | null {
  if (!wantsPage(where.request)) return Response.json({ ok: false, form: t("signIn.tokenAway") }, { status: 503 });
  (context as RouterContextProvider).set(uncheckedToken, token);
  return null;
}
