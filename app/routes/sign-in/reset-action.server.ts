import { findAccount } from "../../data/accounts/accounts.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { readWayIn, wayInHref } from "../../domain/accounts/way-in.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { refuseCode } from "./refuse-code.ts";
import { sendCode } from "./send-code.ts";

/** Asks for a code to set a new password: {contact, next?, intention?}. Whether there is an account is told to the contact alone. */
export const resetAction = confirmed(async (tools, { context }) => {
  const { submission, t, where } = tools;
  const { fields, repeated } = submission;
  const contact = repeated.has("contact") ? null : parseContact(fields.get("contact") ?? "");
  if (contact === null) {
    const wrong = { contact: t("accountActions.contactInvalid") };
    return replyProblem(where, { fields: wrong, values: withoutSecrets(fields), form: null });
  }
  const tooMany = await refuseCode(tools, contact.value);
  if (tooMany) return tooMany;
  const account = await findAccount(tools.db, contact);
  const isGood = account !== null;
  await sendCode(tools, context, { purpose: "reset", contact, isGood, pending: {}, accountId: account?.id ?? null });
  const to = wayInHref("/reset/code", readWayIn(fields));
  return replyDone({ ...where, to }, null, { to });
});
