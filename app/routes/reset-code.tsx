import { changeNotice } from "../data/accounts/account-profile.server.ts";
import { endAllSignIns, findAccount, setPassword } from "../data/accounts/accounts.server.ts";
import { findCode, spendCode } from "../data/accounts/one-time-codes.server.ts";
import { parseContact } from "../domain/accounts/contact.ts";
import { hashPassword } from "../http/secrets/password.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { completeSignIn, readSentTarget } from "../shared/sign-in/complete-sign-in.server.ts";
import { passwordProblem } from "../shared/sign-in/new-password.ts";
import { checkCode, wrongCode, sendCodeAgain, refuseSpentCode } from "../shared/sign-in/one-time-codes.server.ts";
import { codePage } from "../shared/sign-in/sign-in-page.server.ts";
import { CodeForm } from "../shared/sign-in/sign-in-page.tsx";
import { PasswordField } from "../ui/forms/password-field.tsx";
import type { Route } from "./+types/reset-code";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  codePage(context, url, { purpose: "reset", title: "signIn.resetTitle" });

export const action = confirmed(async (tools) => {
  const { db, session, now, submission, t, refuse } = tools;
  const key = { purpose: "reset", sessionHash: session.idHash, now } as const;
  if (submission.fields.has("again")) return sendCodeAgain(tools, "reset");
  const password = submission.fields.get("newPassword") ?? "";
  const asked = await findCode(db, key);
  const weak = passwordProblem(tools, "newPassword", [asked?.contact ?? ""]);
  // Before the code: a weak password costs no try.
  if (weak !== null) return refuse({ fields: { newPassword: weak } });
  const { codeHash, accountId, contact: value } = await checkCode(tools, "reset");
  const contact = parseContact(value)!;
  const account = await findAccount(db, contact);
  // The contact may have gone to another account meanwhile.
  if (!account || account.id !== accountId) return wrongCode(tools);
  const first = [
    spendCode(db, key, codeHash),
    setPassword(db, account.id, await hashPassword(password), now),
    ...endAllSignIns(db, account.id),
    changeNotice(db, contact, { text: "passwordChanged", account: account.id, locale: account.locale, now }),
  ];
  const afterwards = { ...readSentTarget(tools), first, text: t("accountActions.passwordSet") };
  return completeSignIn(tools, account, afterwards).catch(refuseSpentCode(tools));
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "signIn", hydrates: true };

export default function ResetCodePage({ loaderData: { target, contact } }: Route.ComponentProps) {
  const t = useT();
  return (
    <CodeForm
      heading={t("signIn.resetHeading")}
      contact={contact}
      target={target}
      button={t("signIn.resetCodeButton")}
      begin="/reset"
    >
      <PasswordField name="newPassword" label={t("signIn.newPassword")} hint={t("signIn.passwordHint")} isNew />
    </CodeForm>
  );
}
