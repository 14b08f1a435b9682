import { findAccount } from "../data/accounts/accounts.server.ts";
import { parseContact } from "../domain/accounts/contact.ts";
import { readSignInTarget, withSignInTarget } from "../domain/accounts/sign-in-target.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { refusedSentence } from "../shared/forms/only-one.ts";
import { deviceOfContact } from "../shared/sign-in/known-device.server.ts";
import { sendCode, takeCodeTry } from "../shared/sign-in/one-time-codes.server.ts";
import { SignInLink, SignInFrame } from "../shared/sign-in/sign-in-page.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { SignInTargetFields } from "../ui/forms/sign-in-target-fields.tsx";
import type { Route } from "./+types/reset";
import { mainFormId } from "../ui/forms/main-form.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    target: readSignInTarget(url.searchParams),
    mainForm: mainFormId,
    title: pageTitle(context, "signIn.resetTitle"),
  };
}

/** Only the code's recipient learns whether there is an account. */
export const action = confirmed(async (tools) => {
  const { submission, t, reply, refuse } = tools;
  const { fields, repeated } = submission;
  const typed = fields.get("contact") ?? "";
  const contact = repeated.has("contact") ? null : parseContact(typed);
  if (contact === null) {
    const wrong = { contact: refusedSentence(typed, "accountActions.contactInvalid", t) };
    return refuse({ fields: wrong, values: tools.typedValues() });
  }
  await takeCodeTry(tools, contact.value, await deviceOfContact(tools, contact));
  const account = await findAccount(tools.db, contact);
  const isGood = account !== null;
  await sendCode(tools, { purpose: "reset", contact, isGood, pending: {}, accountId: account?.id ?? null });
  const to = withSignInTarget("/reset/code", readSignInTarget(fields));
  return reply(null, { to }, to);
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "signIn", hydrates: true };

export default function ResetPage({ loaderData: { target } }: Route.ComponentProps) {
  const t = useT();
  return (
    <SignInFrame heading={t("signIn.resetHeading")} text={t("signIn.resetText")}>
      <form id={mainFormId} method="post" action="/reset">
        <SignInTargetFields target={target} />
        <TextField name="contact" label={t("signIn.contact")} autoComplete="username" inputMode="email" required />
        <button className="button button-primary">{t("signIn.resetButton")}</button>
      </form>
      <SignInLink href={withSignInTarget("/sign-in", target)} text={t("signIn.toSignIn")} />
    </SignInFrame>
  );
}
