import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { PasswordField } from "../ui/forms/password-field.tsx";
import { useProblem } from "../ui/frame/shell.tsx";
import { CodeForm } from "./sign-in/code-form.tsx";
import { codePage } from "./sign-in/code-page.server.ts";
import { resetCodeAction } from "./sign-in/reset-code-action.server.ts";
import type { Route } from "./+types/reset-code";

export const action = resetCodeAction;
export const middleware: Route.MiddlewareFunction[] = [answering(resetCodeAction)];
export const headers = personal;
export const handle = { texts: "signIn", wakes: true };

export const loader = ({ context, url }: Route.LoaderArgs) =>
  codePage(context, url, { purpose: "reset", title: "signIn.resetTitle" });

export const meta = unlisted;

export default function ResetCodePage({ loaderData: { wayIn, contact } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <CodeForm
      heading={t("signIn.resetHeading")}
      action="/reset/code"
      contact={contact}
      wayIn={wayIn}
      button={t("signIn.resetCodeButton")}
      begin="/reset"
    >
      <PasswordField
        name="newPassword"
        label={t("signIn.newPassword")}
        hint={t("signIn.passwordHint")}
        autoComplete="new-password"
        required
        error={problem?.fields.newPassword}
      />
    </CodeForm>
  );
}
