import { parseContact } from "../domain/accounts/contact.ts";
import { withSignInTarget, readSignInTarget } from "../domain/accounts/sign-in-target.ts";
import { letterCount, nameLimit, writtenText } from "../domain/content/written-text.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTitle } from "../request/page-title.server.ts";
import { refusedSentence } from "../shared/forms/only-one.ts";
import { isOwnIntention, reasonOf } from "../shared/sign-in/ask-to-sign-in.server.ts";
import { passwordProblem } from "../shared/sign-in/new-password.ts";
import { sendRegisterCode } from "../shared/sign-in/one-time-codes.server.ts";
import { signInTargetOf } from "../shared/sign-in/sign-in-page.server.ts";
import { SignInLink, SignInFrame } from "../shared/sign-in/sign-in-page.tsx";
import { mainFormId } from "../ui/forms/main-form.ts";
import { PasswordField } from "../ui/forms/password-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { SignInTargetFields } from "../ui/forms/sign-in-target-fields.tsx";
import type { Route } from "./+types/register";

export async function loader({ context, url }: Route.LoaderArgs) {
  const target = signInTargetOf(context, url);
  return {
    mainForm: mainFormId,
    target,
    isQuick: isOwnIntention(context, target.intention),
    reason: await reasonOf(context, target.intention, "register"),
    title: pageTitle(context, "signIn.registerTitle"),
  };
}

/** Specification 2.9: only the code's recipient learns whether the contact has an account. */
export const action = confirmed(async (tools) => {
  const { submission, t, refuse, context } = tools;
  const { fields, repeated } = submission;
  const target = readSignInTarget(fields);
  const name = writtenText(fields.get("name") ?? "");
  const typed = fields.get("contact") ?? "";
  const contact = parseContact(typed);
  const password = fields.get("password") ?? "";
  const isQuick = !fields.has("name") && !fields.has("password") && isOwnIntention(context, target.intention);
  const weak = passwordProblem(tools, "password", [contact?.value ?? ""]);
  const wrong = {
    ...(isQuick
      ? {}
      : name === "" || letterCount(name) > nameLimit || repeated.has("name")
        ? { name: t("accountActions.nameInvalid") }
        : {}),
    ...(contact === null || repeated.has("contact")
      ? { contact: refusedSentence(typed, "accountActions.contactInvalid", t) }
      : {}),
    ...(isQuick || weak === null ? {} : { password: weak }),
  };
  if (contact === null || Object.keys(wrong).length > 0) {
    return refuse({ fields: wrong, values: tools.typedValues() });
  }
  return sendRegisterCode(tools, contact, { name, password: isQuick ? null : password }, target);
});

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "signIn", hydrates: true };

export default function RegisterPage({ loaderData: { target, reason, isQuick } }: Route.ComponentProps) {
  const t = useT();
  return (
    <SignInFrame heading={t("signIn.registerHeading")} text={reason}>
      <form id={mainFormId} method="post" action="/register">
        <SignInTargetFields target={target} />
        {!isQuick && <TextField name="name" label={t("signIn.name")} autoComplete="name" required />}
        <TextField
          name="contact"
          label={t("signIn.contact")}
          hint={isQuick ? t("signIn.quickHint") : undefined}
          autoComplete="username"
          inputMode="email"
          required
        />
        {!isQuick && (
          <PasswordField name="password" label={t("signIn.password")} hint={t("signIn.passwordHint")} isNew />
        )}
        <button className="button button-primary">
          {t(isQuick ? "signIn.quickButton" : "signIn.registerHeading")}
        </button>
      </form>
      <SignInLink href={withSignInTarget("/sign-in", target)} text={t("signIn.toSignIn")} />
    </SignInFrame>
  );
}
