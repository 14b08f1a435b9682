import { wayInHref } from "../domain/accounts/way-in.ts";
import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { PasswordField } from "../ui/forms/password-field.tsx";
import { useProblem } from "../ui/frame/shell.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { WayInFields } from "../ui/forms/way-in-fields.tsx";
import { reasonOf } from "./sign-in/reason.server.ts";
import { registerAction } from "./sign-in/register-action.server.ts";
import { WayInLink, WayInPage } from "./sign-in/way-in-page.tsx";
import { wayInOf, wayInTitle } from "./sign-in/way-in-page.server.ts";
import type { Route } from "./+types/register";

export const action = registerAction;
export const middleware: Route.MiddlewareFunction[] = [answering(registerAction)];
export const headers = personal;
export const handle = { texts: "signIn", wakes: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const wayIn = wayInOf(context, url);
  return {
    wayIn,
    reason: await reasonOf(context, wayIn.intention, "register"),
    title: wayInTitle(context, "signIn.registerTitle"),
  };
}

export const meta = unlisted;

export default function RegisterPage({ loaderData: { wayIn, reason } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <WayInPage heading={t("signIn.registerHeading")} text={reason}>
      <form method="post" action="/register">
        <WayInFields wayIn={wayIn} />
        <TextField
          name="name"
          label={t("signIn.name")}
          autoComplete="name"
          required
          defaultValue={problem?.values.name}
          error={problem?.fields.name}
        />
        <TextField
          name="contact"
          label={t("signIn.contact")}
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={problem?.values.contact}
          error={problem?.fields.contact}
        />
        <PasswordField
          name="password"
          label={t("signIn.password")}
          hint={t("signIn.passwordHint")}
          autoComplete="new-password"
          required
          error={problem?.fields.password}
        />
        <button className="button button-primary">{t("signIn.registerButton")}</button>
      </form>
      <WayInLink href={wayInHref("/sign-in", wayIn)} text={t("signIn.toSignIn")} />
    </WayInPage>
  );
}
