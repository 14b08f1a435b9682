import { z } from "zod";
import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { deleteAccount } from "../../data/accounts/accounts.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { readForm } from "../../request/action-context.server.ts";
import { becomeGuest } from "../../shared/sign-in/guest-cookies.server.ts";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { PasswordField, Username } from "../../ui/forms/password-field.tsx";
import { accountAction, checkPassword } from "./account-action.server.ts";
import { accountLoader } from "./account-page.server.ts";
import { AccountPage } from "./account-page.tsx";
import type { Route } from "./+types/delete";

export const loader = accountLoader("account.delete", async ({ db, id }) => {
  const profile = await findProfile(db, id);
  return { username: profile?.email ?? profile?.phone ?? "" };
});

export const action = accountAction(async (tools) => {
  const { db, account, refuse, t } = tools;
  const { password } = readForm(tools, z.object({ password: z.string() }));
  const { isRight } = await checkPassword(tools, password);
  if (!isRight) {
    return refuse({ fields: { password: t("accountActions.passwordWrong") } });
  }
  await deleteAccount(db, account.id);
  return becomeGuest(tools, t("accountActions.accountDeleted"));
});

export { personal as headers, unlisted as meta } from "../../http/head/private-page.ts";

export const handle = { texts: "account", hydrates: true };

export default function DeletePage({ loaderData: { username } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage current="/account/delete">
      <p className="soft narrow">
        <strong>{t("account.deleteGoes")}</strong> {t("account.deleteGoesList")}
      </p>
      <p className="soft narrow">{t("account.deleteStays")}</p>
      <PostForm className="form" action="/account/delete">
        <Username value={username} />
        <PasswordField name="password" label={t("account.passwordAsk")} />
        <div className=" cluster">
          <button className="button button-outline button-danger">{t("account.deleteYes")}</button>
          <a className="button button-outline" href="/account">
            {t("account.deleteNo")}
          </a>
        </div>
      </PostForm>
    </AccountPage>
  );
}
