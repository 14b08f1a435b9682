import { data, redirect, createContext } from "react-router";
import { useEffect, useRef, useState } from "react";
import { fieldsOf, jsonPost } from "../client/json-post.ts";
import { say } from "../client/say.ts";
import { tokenLimit, afterColon } from "../domain/accounts/one-time-code.ts";
import { useT } from "../i18n/use-t.tsx";
import { actionContext, type ActionTools } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { z } from "zod";
import { isAway } from "../data/deadline.server.ts";
import { consumeLoginToken, findLoginToken, isTokenSpent } from "../data/accounts/login-tokens.server.ts";
import { parseFields } from "../http/forms/fields.server.ts";
import { logEvent } from "../http/log.server.ts";
import { hashLoginToken } from "../http/secrets/link-secrets.server.ts";
import { failureContext } from "../http/request-context.server.ts";
import { countTry, tooManyTries } from "../request/count-try.server.ts";
import { completeSignIn } from "../shared/sign-in/complete-sign-in.server.ts";
import { wantsPage } from "../http/media-types.server.ts";
import type { Route } from "./+types/token-login";
import "./token-login.first.css";

/** Specification 4.11: programs may open the link, so only its form uses the token. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const unchecked = context.get(uncheckedToken);
  const token = unchecked ?? url.searchParams.get("q") ?? "";
  if (token === "") throw redirect("/", 303);
  return {
    token: token.slice(0, tokenLimit + 1),
    isAway: unchecked !== null,
    title: pageTitle(context, "accountActions.tokenTitle"),
  };
}

export async function action(args: Route.ActionArgs) {
  const isLookedUp = args.context.get(uncheckedToken) !== null;
  return (isLookedUp ? null : await verifyToken(actionContext(args))) ?? data(null, { status: 503 });
}

export { secretAddress as headers, unlistedSecret as meta } from "../http/head/secret-page.ts";

export const handle = { texts: "signIn errors", hydrates: true };

export default function TokenLoginPage({ loaderData: { token, isAway } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="token-login stack">
      <h1>{t(isAway ? "errors.unavailableTitle" : "signIn.pleaseWait")}</h1>
      <p className="soft">{t(isAway ? "signIn.tokenAway" : "signIn.tokenPress")}</p>
      <TokenForm token={token} isAway={isAway} />
    </div>
  );
}

/** React draws before the second frame; on a busy phone the page would otherwise leave before the text is visible. */
function afterDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Milliseconds; a failure is a whole sentence. */
const [DONE_SEEN_MS, FAILURE_SEEN_MS] = [1_000, 3_000];

/** Specification 4.11: sends itself once scripts run. */
function TokenForm({ token, isAway }: { token: string; isAway: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isSent = useRef(false);
  const send = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    say({ kind: "done", text: t("signIn.pleaseWait") });
    const [{ ok, text, isOver }] = await Promise.all([
      ask(form.current!),
      import("../ui/frame/toaster.tsx").catch(() => {}),
    ]);
    if (isOver) {
      say(ok ? { kind: "done", text: t("signIn.loginComplete") } : { kind: "warning", text });
      afterDrawn(() => setTimeout(() => location.replace("/"), ok ? DONE_SEEN_MS : FAILURE_SEEN_MS));
      return;
    }
    // The token was not checked: it can be sent again.
    isSent.current = false;
    setBusy(false);
    say({ kind: "warning", text: text || t("signIn.tokenAway") });
  };
  useEffect(() => {
    // Takes the secret out of the address bar and the history.
    history.replaceState(history.state, "", "/token-login");
    if (isAway) return;
    whenLookedAt(() => void send());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      method="post"
      action="/token-login"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="q" value={token} />
      <input type="hidden" name="leaves" value="page" />
      <Xsrf />
      <button className="button button-primary" aria-disabled={isBusy || undefined}>
        {t(isBusy ? "signIn.pleaseWait" : isAway ? "everywhere.tryAgain" : "signIn.tokenButton")}
      </button>
    </form>
  );
}

/** A prerendered page must not use the token. */
function whenLookedAt(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

async function ask(form: HTMLFormElement): Promise<{ ok: boolean; text: string; isOver: boolean }> {
  try {
    const response = await fetch(form.action, jsonPost(fieldsOf(new FormData(form))));
    const { ok, form: text } = (await response.json()) as { ok: boolean; form?: string | null };
    return { ok, text: text ?? "", isOver: ok || response.status === 422 };
  } catch {
    return { ok: false, text: "", isOver: false };
  }
}

const uncheckedToken = createContext<string | null>(null);

const schema = z.object({
  q: z
    .string()
    .min(1)
    .refine((token) => new TextEncoder().encode(token).length <= tokenLimit),
});

/**
 * Specification 4.11, 7.2: ends at "/"; null if the database could not check the token, which then stays on the page.
 */
async function verifyToken(tools: ActionTools) {
  const parsed = parseFields(tools.submission, schema);
  if (!parsed.ok) return refused(tools, "unknown");
  const tokenHash = hashLoginToken(parsed.value.q);
  try {
    const tried = await countTry(tools, "signIn");
    if (!tried.ok) return tooMany(tools, tried.retryAfter);
    const found = await findLoginToken(tools.db, tokenHash, tools.now);
    if (found.state !== "open") return await refused(tools, found.state);
    const first = [consumeLoginToken(tools.db, tokenHash, tools.now), tried.returnTry];
    const text = tools.t("signIn.loginComplete");
    const isSaidThere = !wantsPage(tools.where.request);
    return await completeSignIn(tools, found.account, { next: "/", intention: null, first, text, isSaidThere });
  } catch (error) {
    if (isTokenSpent(error)) return refused(tools, "used");
    if (!isAway(error)) throw error;
    logEvent("write", error);
    return away(tools, parsed.value.q);
  }
}

const SENTENCES = {
  used: "accountActions.tokenUsed",
  expired: "accountActions.tokenExpired",
  unknown: "accountActions.tokenUnknown",
} as const;

/** Specification 4.11 steps 4, 5: a script displays it before it goes to "/". */
function refused({ where, t, reply }: ActionTools, state: keyof typeof SENTENCES): Promise<Response> | Response {
  const text = afterColon(t(SENTENCES[state]));
  return wantsPage(where.request)
    ? reply({ kind: "warning", text }, {}, "/")
    : Response.json({ ok: false, form: text, to: "/" }, { status: 422 });
}

/** security-and-faults.md 8: the token was not checked and stays valid. */
function tooMany(tools: ActionTools, retryAfter: number): Response {
  const { where, context } = tools;
  if (!wantsPage(where.request)) return tooManyTries(tools, retryAfter, "accountActions.signInTooMany");
  context.set(failureContext, { status: 429 });
  return new Response(null, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

/** security-and-faults.md 9: 503, the token is not used up. */
function away({ where, t, context }: ActionTools, token: string): Response | null {
  if (!wantsPage(where.request)) return Response.json({ ok: false, form: t("signIn.tokenAway") }, { status: 503 });
  context.set(uncheckedToken, token);
  return null;
}
