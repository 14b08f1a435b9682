import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { CodeForm } from "./sign-in/code-form.tsx";
import { codePage } from "./sign-in/code-page.server.ts";
import { registerCodeAction } from "./sign-in/register-code-action.server.ts";
import type { Route } from "./+types/register-code";

export const action = registerCodeAction;
export const middleware: Route.MiddlewareFunction[] = [answering(registerCodeAction)];
export const headers = personal;
export const handle = { texts: "signIn", wakes: true };

export const loader = ({ context, url }: Route.LoaderArgs) =>
  codePage(context, url, { purpose: "register", title: "signIn.codeTitle" });

export const meta = unlisted;

export default function RegisterCodePage({ loaderData: { wayIn, contact } }: Route.ComponentProps) {
  const t = useT();
  return (
    <CodeForm
      heading={t("signIn.codeHeading")}
      action="/register/code"
      contact={contact}
      wayIn={wayIn}
      button={t("signIn.codeButton")}
      begin="/register"
    />
  );
}
