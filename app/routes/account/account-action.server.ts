import { takeTry } from "../../request/count-try.server.ts";
import { findPasswordHash } from "../../data/accounts/account-profile.server.ts";
import type { SignedIn } from "../../data/accounts/sessions.server.ts";
import { signInHref } from "../../domain/accounts/sign-in-target.ts";
import { verifyPassword } from "../../http/secrets/password.server.ts";
import { type ActionArgs, type ActionTools, confirmed } from "../../request/action-context.server.ts";
import { replySignIn } from "../../http/forms/reply.server.ts";

export type AccountTools = ActionTools & { account: SignedIn };

export function accountAction<Args extends ActionArgs>(
  write: (tools: AccountTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return confirmed<Args>(async (tools, args) => {
    const { pathname } = new URL(args.request.url);
    // Throws if the database cannot say who is signed in.
    void tools.session.owner;
    const { account } = tools.session;
    if (!account) return replySignIn(tools.where, signInHref(pathname), tools.t("accountActions.accountSignInFirst"));
    const { fields } = tools.submission;
    // A refusal is displayed on the form's own page.
    if (!fields.has("returnTo")) fields.set("returnTo", pathname);
    return write({ ...tools, account }, args);
  });
}

/** Counts a try, or throws 429, and costs exactly one hash (security-and-faults.md 2, 8). */
export async function checkPassword(tools: AccountTools, password: string) {
  const { db, account } = tools;
  const returnTry = await takeTry(tools, "signIn", { contact: `account:${account.id}` });
  const stored = await findPasswordHash(db, account.id);
  const isRight = await verifyPassword(password, stored);
  return { isRight, stored, returnTry };
}
