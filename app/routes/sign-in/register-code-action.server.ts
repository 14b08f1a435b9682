import { z } from "zod";
import { createAccount, findAccount } from "../../data/accounts/accounts.server.ts";
import { findCode, isCodeSpent, spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { readWayIn } from "../../domain/accounts/way-in.ts";
import { openIntention } from "../../http/forms/intention.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { checkCode, wrongCode } from "./check-code.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { sendAgain } from "./send-again.ts";

const pendingFields = z.object({ name: z.string(), passwordHash: z.string(), locale: z.enum(["en", "am"]) });

/** Makes the account that the code belongs to and signs it in: {code, next?, intention?}; {again} asks for a new code. */
export const registerCodeAction = confirmed(async (tools, { context }) => {
  const { db, secrets, session, now, submission, t, where } = tools;
  const key = { purpose: "register", sessionHash: session.idHash, now } as const;
  if (submission.fields.has("again")) {
    const waiting = await findCode(db, key);
    const isGood = waiting !== null && (await findAccount(db, parseContact(waiting.contact))) === null;
    return sendAgain(tools, context, { purpose: "register", waiting, isGood });
  }
  const checked = await checkCode(tools, "register");
  if (!checked.ok) return replyProblem(where, checked.problem);
  const { found } = checked;
  const { name, passwordHash, locale } = pendingFields.parse(found.pending);
  const contact = parseContact(found.contact)!;
  const spend = spendCode(db, key, found.codeHash);
  const id = await createAccount(db, { name, contact, passwordHash, locale, now }, [spend]).catch((error: unknown) => {
    if (isCodeSpent(error)) return null;
    throw error;
  });
  if (id === null) return replyProblem(where, wrongCode(tools));
  const { next, intention } = readWayIn(submission.fields);
  return completeSignIn(
    tools,
    context,
    { id, name },
    {
      next,
      intention: openIntention(intention, secrets, session.idHash),
      text: t("accountActions.registered"),
    },
  );
});
