import { personal, unlisted } from "../http/head/private-page.ts";
import { useT } from "../i18n/use-t.tsx";
import { answering } from "../middleware/page-action.server.ts";
import { useProblem } from "../ui/frame/shell.tsx";
import { SignInFields } from "../ui/forms/sign-in-fields.tsx";
import { reasonOf } from "./sign-in/reason.server.ts";
import { signInAction } from "./sign-in/sign-in-action.server.ts";
import { WayInPage } from "./sign-in/way-in-page.tsx";
import { wayInOf, wayInTitle } from "./sign-in/way-in-page.server.ts";
import type { Route } from "./+types/sign-in";

export const action = signInAction;
export const middleware: Route.MiddlewareFunction[] = [answering(signInAction)];
export const headers = personal;
export const handle = { texts: "signIn", wakes: true };

/** Sign in: `?next=` is the way back, `?intention=` what the shopper wanted. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wayIn = wayInOf(context, url);
  const reason = await reasonOf(context, wayIn.intention, "signIn");
  return { wayIn, reason, title: wayInTitle(context, "signIn.title") };
}

export const meta = unlisted;

export default function SignInPage({ loaderData: { wayIn, reason } }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <WayInPage heading={t("signIn.heading")} text={reason}>
      <form method="post" action="/sign-in">
        <SignInFields wayIn={wayIn} problem={problem} />
      </form>
    </WayInPage>
  );
}
