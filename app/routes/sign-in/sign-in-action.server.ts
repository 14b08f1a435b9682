import { findAccount } from "../../data/accounts/accounts.server.ts";
import { isProofStale } from "../../data/accounts/sign-in.server.ts";
import { contactLimit, parseContact } from "../../domain/accounts/contact.ts";
import { readWayIn } from "../../domain/accounts/way-in.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { openIntention } from "../../http/forms/intention.server.ts";
import { verifyPassword } from "../../http/secrets/password.server.ts";
import { replyProblem, replyTooMany } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { countTry } from "../../middleware/count-try.server.ts";
import { completeSignIn } from "./complete-sign-in.ts";

/**
 * Signs in by contact and password (specification 2.9): {contact, password, next?, intention?}. Every try that the limits
 * let through costs one question for the account and one password hash, whatever was sent, and every refusal is the same.
 */
export const signInAction = confirmed(async (tools, { context }) => {
  const { db, secrets, session, submission, t, where } = tools;
  const { fields, repeated } = submission;
  const typed = (fields.get("contact") ?? "").slice(0, contactLimit + 1);
  const contact = repeated.has("contact") ? null : parseContact(typed);
  const password = fields.get("password") ?? "";
  const tried = await countTry(tools, "signIn", contact?.value ?? typed);
  if (!tried.ok) {
    const minutes = Math.ceil(tried.retryAfter / 60);
    return replyTooMany(where, tried.retryAfter, t("accountActions.signInTooMany", { minutes }));
  }
  const account = await findAccount(db, contact);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight || repeated.has("password")) return refuse(tools, password === "");
  const { next, intention } = readWayIn(fields);
  const afterwards = {
    next,
    intention: openIntention(intention, secrets, session.idHash),
    first: [tried.giveBack],
    passwordHash: account.passwordHash,
  };
  try {
    return await completeSignIn(tools, context, account, afterwards);
  } catch (error) {
    // Right a moment ago: the account has another password by now.
    if (isProofStale(error)) return refuse(tools, false);
    throw error;
  }
});

function refuse({ submission, t, where }: ReturnType<typeof actionContext>, isMissing: boolean): Response {
  return replyProblem(where, {
    fields: isMissing ? { password: t("accountActions.passwordMissing") } : {},
    values: withoutSecrets(submission.fields),
    form: isMissing ? null : t("accountActions.signInFailed"),
  });
}
