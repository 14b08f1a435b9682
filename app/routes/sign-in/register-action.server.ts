import { findAccount } from "../../data/accounts/accounts.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { readWayIn, wayInHref } from "../../domain/accounts/way-in.ts";
import { letterCount, nameLimit, writtenText } from "../../domain/content/written-text.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { passwordProblem } from "./new-password.ts";
import { refuseCode } from "./refuse-code.ts";
import { sendCode } from "./send-code.ts";

/**
 * Asks for an account (specification 2.9): {name, contact, password, next?, intention?}. A code goes to the contact, and the
 * account is made when it comes back. Whether the contact has an account already is told to the contact alone.
 */
export const registerAction = confirmed(async (tools, { context }) => {
  const { submission, t, where } = tools;
  const { fields, repeated } = submission;
  const name = writtenText(fields.get("name") ?? "");
  const contact = parseContact(fields.get("contact") ?? "");
  const password = fields.get("password") ?? "";
  const weak = repeated.has("password") ? t("actions.checkFields") : passwordProblem(password, contact?.value ?? "", t);
  const wrong = {
    ...(name === "" || letterCount(name) > nameLimit || repeated.has("name")
      ? { name: t("accountActions.nameInvalid") }
      : {}),
    ...(contact === null || repeated.has("contact") ? { contact: t("accountActions.contactInvalid") } : {}),
    ...(weak === null ? {} : { password: weak }),
  };
  if (contact === null || Object.keys(wrong).length > 0) {
    return replyProblem(where, { fields: wrong, values: withoutSecrets(fields), form: null });
  }
  const tooMany = await refuseCode(tools, contact.value);
  if (tooMany) return tooMany;
  const known = await findAccount(tools.db, contact);
  const pending = { name, passwordHash: await hashPassword(password), locale: localeOf(context) };
  await sendCode(tools, context, { purpose: "register", contact, isGood: known === null, pending, accountId: null });
  const to = wayInHref("/register/code", readWayIn(fields));
  return replyDone({ ...where, to }, null, { to });
});
