import { z } from "zod";
import { findProfile, changePassword } from "../../data/accounts/account-profile.server.ts";
import { dateView } from "../../domain/date-view.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { callOutbox, readForm } from "../../request/action-context.server.ts";
import { passwordProblem } from "../../shared/sign-in/new-password.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { PasswordField, Username } from "../../ui/forms/password-field.tsx";
import { accountAction, checkPassword } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/password";

export const loader = accountLoader("account.password", async ({ db, id, locale }) => {
  const profile = await findProfile(db, id);
  return {
    changed: dateView(profile?.passwordChangedAt ?? 0, locale),
    username: profile?.email ?? profile?.phone ?? "",
  };
});

const fields = z.object({ currentPassword: z.string(), newPassword: z.string() });

/** One hash to check, one to store; every other session ends. */
export const action = accountAction(async (tools) => {
  const { db, account, session, reply, refuse, now, t } = tools;
  const { currentPassword, newPassword } = readForm(tools, fields);
  const checked = await checkPassword(tools, currentPassword);
  const profile = await findProfile(db, account.id);
  const wrong = { currentPassword: t("accountActions.passwordWrong") };
  const weak = passwordProblem(tools, "newPassword", [profile?.email ?? "", profile?.phone ?? ""]);
  if (!profile || !checked.isRight || weak !== null) {
    return refuse({ fields: { ...(!checked.isRight && wrong), ...(weak && { newPassword: weak }) } });
  }
  const passwordHash = await hashPassword(newPassword);
  const change = { account: account.id, profile, passwordHash, oldHash: checked.stored!, idHash: session.idHash, now };
  if (!(await changePassword(db, change, [checked.returnTry]))) return refuse({ fields: wrong });
  callOutbox(tools);
  return reply(t("accountActions.passwordChanged"));
});

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function PasswordPage({ loaderData: { changed, username } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/password">
      <p className="soft narrow">
        <DatedText text="account.passwordHint" dates={{ date: changed }} />
        <br />
        {t("account.passwordNote")}
      </p>
      <PostForm className="form" action="/account/password">
        <Username value={username} />
        <PasswordField name="currentPassword" label={t("account.passwordCurrent")} />
        <PasswordField name="newPassword" label={t("account.passwordNew")} hint={t("account.passwordNewHint")} isNew />
        <button className="button button-primary">{t("account.passwordSave")}</button>
      </PostForm>
      <p>
        <a href="/reset">{t("account.forgot")}</a>
      </p>
    </AccountPage>
  );
}
