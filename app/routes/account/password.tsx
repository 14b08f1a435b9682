import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { dateView } from "../../domain/date-view.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../middleware/bindings.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { needed } from "../../middleware/needed.server.ts";
import { answering } from "../../middleware/page-action.server.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { accountAction } from "./account-action.server.ts";
import { AccountPage } from "./account-page.tsx";
import { passwordAction } from "./password-action.server.ts";
import { accountTitle, signedIn } from "./signed-in.server.ts";
import { Username } from "./username.tsx";
import type { Route } from "./+types/password";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = await signedIn(context, url);
  const profile = await needed(context, findProfile(context.get(bindings).db, id));
  return {
    changed: dateView(profile?.passwordChangedAt ?? 0, localeOf(context)),
    username: profile?.email ?? profile?.phone ?? "",
    title: accountTitle(context, "account.password"),
  };
}

/** Changes the password. */
export const action = accountAction((tools, _args: Route.ActionArgs) => passwordAction(tools));

export const middleware: Route.MiddlewareFunction[] = [answering(action)];

export const headers = personal;

export const handle = { texts: "account", wakes: true };

export const meta = unlisted;

export default function PasswordPage({ loaderData: { changed, username } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <AccountPage heading={t("account.password")} current="/account/password">
      <p className="account-page-note">
        <DatedText text="account.passwordHint" dates={{ date: changed }} />
        <br />
        {t("account.passwordNote")}
      </p>
      <form className="form" method="post" action="/account/password">
        <ReturnTo />
        <Xsrf />
        <Username value={username} />
        <PasswordField
          name="currentPassword"
          label={t("account.passwordCurrent")}
          autoComplete="current-password"
          required
          error={problem?.fields.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={t("account.passwordNew")}
          hint={t("account.passwordNewHint")}
          autoComplete="new-password"
          required
          error={problem?.fields.newPassword}
        />
        <button className="button button-primary">{t("account.passwordSave")}</button>
      </form>
      <p className="account-page-forgot">
        <a href="/reset">{t("account.forgot")}</a>
      </p>
    </AccountPage>
  );
}
