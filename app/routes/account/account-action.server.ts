import type { RouterContextProvider } from "react-router";
import { findPasswordHash } from "../../data/accounts/account-profile.server.ts";
import type { SignedIn } from "../../data/accounts/sessions.server.ts";
import { signInHref } from "../../domain/accounts/way-in.ts";
import { replyTooMany } from "../../http/forms/reply.server.ts";
import { failureContext } from "../../http/request-context.server.ts";
import { verifyPassword } from "../../http/secrets/password.server.ts";
import { type ActionTools, confirmed } from "../../request/action-context.server.ts";
import { countTry } from "../../request/count-try.server.ts";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export type AccountTools = ActionTools & { account: SignedIn };

export function accountAction<Args extends ActionArgs>(
  write: (tools: AccountTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>(async (tools, args) => {
    const { pathname } = new URL(args.request.url);
    // Throws if the database cannot say who is signed in.
    void tools.session.owner;
    const { account } = tools.session;
    if (!account) return signInFirst(tools, pathname);
    const { fields } = tools.submission;
    // A refusal is displayed on the form's own page.
    if (!fields.has("returnTo")) fields.set("returnTo", pathname);
    return write({ ...tools, account }, args);
  });
}

function signInFirst({ where, t }: ActionTools, pathname: string): Response {
  const signIn = signInHref(pathname);
  if ((where.request.headers.get("accept") ?? "").includes("text/html")) {
    return new Response(null, { status: 303, headers: { Location: signIn } });
  }
  return Response.json({ ok: false, signIn, form: t("accountActions.accountSignInFirst") }, { status: 401 });
}

/** 404: missing things and those of others look the same (security-and-faults.md 2). */
export function unknownThing({ where }: AccountTools): Response {
  where.context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

type CheckedPassword =
  | { isRight: boolean; stored: string | null; giveBack: D1PreparedStatement; tooMany?: undefined }
  | { tooMany: Response };

/** Counts a try and costs exactly one hash (security-and-faults.md 2, 8). */
export async function checkPassword(tools: AccountTools, password: string): Promise<CheckedPassword> {
  const { db, account } = tools;
  const counted = await countTry(tools, "signIn", `account:${account.id}`);
  if (!counted.ok) return { tooMany: tooMany(tools, counted.retryAfter) };
  const stored = await findPasswordHash(db, account.id);
  const isRight = await verifyPassword(password, stored);
  return { isRight, stored, giveBack: counted.giveBack };
}

export function tooMany({ where, t }: AccountTools, retryAfter: number): Response {
  const minutes = Math.ceil(retryAfter / 60);
  return replyTooMany(where, retryAfter, t("accountActions.codesTooMany", { minutes }));
}
