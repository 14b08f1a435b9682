import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../middleware/bindings.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { answering } from "../../middleware/page-action.server.ts";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { accountAction } from "./account-action.server.ts";
import { AccountPage } from "./account-page.tsx";
import { deleteAction } from "./delete-action.server.ts";
import { accountTitle, signedIn } from "./signed-in.server.ts";
import { Username } from "./username.tsx";
import type { Route } from "./+types/delete";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await signedIn(context, url);
  const profile = await needed(context, findProfile(context.get(bindings).db, id));
  return { username: profile?.email ?? profile?.phone ?? "", title: accountTitle(context, "account.delete") };
}

/** Deletes the account with all that belongs to it. */
export const action = accountAction((tools, _args: Route.ActionArgs) => deleteAction(tools));

export const middleware: Route.MiddlewareFunction[] = [answering(action)];

export const headers = personal;

export const handle = { texts: "account", wakes: true };

export const meta = unlisted;

export default function DeletePage({ loaderData: { username } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <AccountPage heading={t("account.delete")} current="/account/delete">
      <p className="account-page-note">
        <strong>{t("account.deleteGoes")}</strong> {t("account.deleteGoesList")}
      </p>
      <p className="account-page-note">{t("account.deleteStays")}</p>
      <form className="form" method="post" action="/account/delete">
        <ReturnTo />
        <Xsrf />
        <Username value={username} />
        <PasswordField
          name="password"
          label={t("account.passwordAsk")}
          autoComplete="current-password"
          required
          error={problem?.fields.password}
        />
        <div className="account-page-ways">
          <button className="button button-outline account-page-danger">{t("account.deleteYes")}</button>
          <a className="button button-outline" href="/account">
            {t("account.deleteNo")}
          </a>
        </div>
      </form>
    </AccountPage>
  );
}
