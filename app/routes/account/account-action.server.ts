import type { RouterContextProvider } from "react-router";
import type { SignedIn } from "../../data/accounts/sessions.server.ts";
import { signInHref } from "../../domain/accounts/sign-in-link.ts";
import { failureContext } from "../../http/request-context.server.ts";
import { actionContext } from "../../middleware/action-context.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export type AccountTools = ReturnType<typeof actionContext> & { account: SignedIn };

/** A form target of the account's pages: guests are told to sign in (303, or 401 for callers that are no pages). */
export function accountAction<Args extends ActionArgs>(
  write: (tools: AccountTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>(async (tools, args) => {
    const { pathname } = new URL(args.request.url);
    // Throws as the database does where it cannot say who this is.
    void tools.session.owner;
    const { account } = tools.session;
    if (!account) return signInFirst(tools, pathname);
    const { fields } = tools.submission;
    // A refusal is shown on the form's own page.
    if (!fields.has("returnTo")) fields.set("returnTo", pathname);
    return write({ ...tools, account }, args);
  });
}

function signInFirst({ where, t }: ReturnType<typeof actionContext>, pathname: string): Response {
  const signIn = signInHref(pathname);
  if ((where.request.headers.get("accept") ?? "").includes("text/html")) {
    return new Response(null, { status: 303, headers: { Location: signIn } });
  }
  return Response.json({ ok: false, signIn, form: t("accountActions.accountSignInFirst") }, { status: 401 });
}

/** What does not exist and what belongs to others is the same page (security-and-faults.md 2). */
export function unknownThing({ where }: AccountTools): Response {
  where.context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}
