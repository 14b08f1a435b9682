import { z } from "zod";
import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { changePassword } from "../../data/accounts/change-password.server.ts";
import { refusePassword } from "../../domain/accounts/password.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { callOutbox } from "../../middleware/call-outbox.server.ts";
import type { AccountTools } from "./account-action.server.ts";
import { checkPassword } from "./check-password.server.ts";

const fields = z.object({ currentPassword: z.string(), newPassword: z.string() });

/** {currentPassword, newPassword}: one hash to check, one to keep; every other session ends and its owner is told. */
export async function passwordAction(tools: AccountTools): Promise<Response> {
  const { db, account, session, submission, where, now, t } = tools;
  const parsed = parseFields(submission, fields);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: {}, form: t("actions.checkFields") });
  const { currentPassword, newPassword } = parsed.value;
  const checked = await checkPassword(tools, currentPassword);
  if (checked.tooMany) return checked.tooMany;
  const profile = await findProfile(db, account.id);
  const contacts = [profile?.email ?? "", profile?.phone ?? ""];
  const refused = contacts.map((contact) => refusePassword(newPassword, contact)).find((one) => one !== null);
  const problems: Record<string, string> = {};
  if (!checked.isRight) problems.currentPassword = t("accountActions.passwordWrong");
  if (refused === "tooShort") problems.newPassword = t("accountActions.passwordShort");
  else if (refused === "tooLong") problems.newPassword = t("accountActions.passwordLong");
  else if (refused) problems.newPassword = t("accountActions.passwordCommon");
  if (!profile || Object.keys(problems).length > 0) {
    return replyProblem(where, { fields: problems, values: {}, form: null });
  }
  const passwordHash = await hashPassword(newPassword);
  const change = { account: account.id, profile, passwordHash, oldHash: checked.stored!, idHash: session.idHash, now };
  if (!(await changePassword(db, change, [checked.giveBack]))) {
    const wrong = { currentPassword: t("accountActions.passwordWrong") };
    return replyProblem(where, { fields: wrong, values: {}, form: null });
  }
  callOutbox(tools);
  return replyDone(where, { kind: "done", text: t("accountActions.passwordChanged") });
}
