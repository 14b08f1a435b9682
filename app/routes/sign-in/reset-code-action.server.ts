import { endSessions, findAccount, setPassword } from "../../data/accounts/accounts.server.ts";
import { findCode, isCodeSpent, spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { outboxStatement } from "../../data/messages/outbox.server.ts";
import { parseContact, type Contact } from "../../domain/accounts/contact.ts";
import type { Locale } from "../../domain/viewer.ts";
import { readWayIn } from "../../domain/accounts/way-in.ts";
import { openIntention } from "../../http/forms/intention.server.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { checkCode, wrongCode } from "./check-code.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { passwordProblem } from "./new-password.ts";
import { sendAgain } from "./send-again.ts";

const DAY = 86_400_000;

/**
 * Sets a new password by code and signs in; every other session of the account ends: {code, newPassword, next?, intention?};
 * {again} asks for a new code.
 */
export const resetCodeAction = confirmed(async (tools, { context }) => {
  const { db, secrets, session, now, submission, t, where } = tools;
  const key = { purpose: "reset", sessionHash: session.idHash, now } as const;
  if (submission.fields.has("again")) {
    const waiting = await findCode(db, key);
    return sendAgain(tools, context, { purpose: "reset", waiting, isGood: (waiting?.accountId ?? null) !== null });
  }
  const password = submission.fields.get("newPassword") ?? "";
  const asked = await findCode(db, key);
  const weak = submission.repeated.has("newPassword")
    ? t("actions.checkFields")
    : passwordProblem(password, asked?.contact ?? "", t);
  // Before the code: a weak password costs no try.
  if (weak !== null) return replyProblem(where, { fields: { newPassword: weak }, values: {}, form: null });
  const checked = await checkCode(tools, "reset");
  if (!checked.ok) return replyProblem(where, checked.problem);
  const { codeHash, accountId, contact: value } = checked.found;
  const contact = parseContact(value)!;
  const account = await findAccount(db, contact);
  // The contact may have gone to another account meanwhile.
  if (!account || account.id !== accountId) return replyProblem(where, wrongCode(tools));
  const { next, intention } = readWayIn(submission.fields);
  const first = [
    spendCode(db, key, codeHash),
    setPassword(db, account.id, await hashPassword(password), now),
    ...endSessions(db, account.id),
    passwordLetter(db, { contact, locale: account.locale, accountId, now }),
  ];
  const afterwards = {
    next,
    intention: openIntention(intention, secrets, session.idHash),
    first,
    text: t("accountActions.passwordSet"),
  };
  try {
    return await completeSignIn(tools, context, account, afterwards);
  } catch (error) {
    if (isCodeSpent(error)) return replyProblem(where, wrongCode(tools));
    throw error;
  }
});

function passwordLetter(
  db: D1Database,
  { contact, locale, accountId, now }: { contact: Contact; locale: Locale; accountId: number; now: number },
): D1PreparedStatement {
  return outboxStatement(db, {
    kind: contact.kind === "email" ? "mail" : "sms",
    dedupeKey: `passwordChanged:${accountId}:${now}`,
    payload: { to: contact.value, locale, text: "passwordChanged" },
    now,
    expiresAt: now + DAY,
  });
}
