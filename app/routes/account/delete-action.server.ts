import { z } from "zod";
import { deleteAccount } from "../../data/accounts/delete-account.server.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import type { AccountTools } from "./account-action.server.ts";
import { becomeGuest } from "./become-guest.server.ts";
import { checkPassword } from "./check-password.server.ts";

/** {password}: the account and all that belongs to it, in one batch. */
export async function deleteAction(tools: AccountTools): Promise<Response> {
  const { db, account, submission, where, t } = tools;
  const parsed = parseFields(submission, z.object({ password: z.string() }));
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: {}, form: t("actions.checkFields") });
  const checked = await checkPassword(tools, parsed.value.password);
  if (checked.tooMany) return checked.tooMany;
  if (!checked.isRight) {
    return replyProblem(where, { fields: { password: t("accountActions.passwordWrong") }, values: {}, form: null });
  }
  await deleteAccount(db, account.id);
  return becomeGuest(tools, t("accountActions.accountDeleted"));
}
