import { readWayIn, wayInHref } from "../domain/accounts/way-in.ts";
import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { useProblem } from "../ui/frame/shell.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { WayInFields } from "../ui/forms/way-in-fields.tsx";
import { resetAction } from "./sign-in/reset-action.server.ts";
import { WayInLink, WayInPage } from "./sign-in/way-in-page.tsx";
import { wayInTitle } from "./sign-in/way-in-page.server.ts";
import type { Route } from "./+types/reset";

export const action = resetAction;
export const middleware: Route.MiddlewareFunction[] = [answering(resetAction)];
export const headers = personal;
export const handle = { texts: "signIn", wakes: true };

/** A new password, also for who is signed in and has forgotten theirs. */
export function loader({ context, url }: Route.LoaderArgs) {
  return { wayIn: readWayIn(url.searchParams), title: wayInTitle(context, "signIn.resetTitle") };
}

export const meta = unlisted;

export default function ResetPage({ loaderData: { wayIn } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <WayInPage heading={t("signIn.resetHeading")} text={t("signIn.resetText")}>
      <form method="post" action="/reset">
        <WayInFields wayIn={wayIn} />
        <TextField
          name="contact"
          label={t("signIn.contact")}
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={problem?.values.contact}
          error={problem?.fields.contact}
        />
        <button className="button button-primary">{t("signIn.resetButton")}</button>
      </form>
      <WayInLink href={wayInHref("/sign-in", wayIn)} text={t("signIn.toSignIn")} />
    </WayInPage>
  );
}
