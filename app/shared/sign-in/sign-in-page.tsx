import "./way-in-page.first.css";
import type { ReactNode } from "react";
import { type SignInTarget, withSignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { SignInTargetFields } from "../../ui/forms/sign-in-target-fields.tsx";

export function SignInFrame({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="way-in-page stack">
      <h1>{heading}</h1>
      {text && <p className="way-in-page-text">{text}</p>}
      <FormProblem />
      {children}
    </div>
  );
}

export function SignInLink({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className="touch" href={href}>
        {text}
      </a>
    </p>
  );
}

interface CodeFormProps {
  heading: string;
  begin: "/register" | "/reset";
  contact: string | null;
  target: SignInTarget;
  button: string;
  children?: ReactNode;
}

export function CodeForm({ heading, begin, contact, target, button, children }: CodeFormProps) {
  const t = useT();
  const action = `${begin}/code`;
  const other = <SignInLink href={withSignInTarget(begin, target)} text={t("signIn.codeOther")} />;
  if (contact === null) {
    return (
      <SignInFrame heading={heading} text={t("signIn.codeNone")}>
        {other}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={heading} text={t("signIn.codeWhere", { contact })}>
      <form method="post" action={action}>
        <SignInTargetFields target={target} />
        <TextField
          name="code"
          label={t("signIn.code")}
          hint={t("signIn.codeHint")}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        {children}
        <button className="button button-primary">{button}</button>
      </form>
      <form method="post" action={action}>
        <SignInTargetFields target={target} />
        <button className="button button-outline" name="again" value="1">
          {t("signIn.codeAgain")}
        </button>
      </form>
      {other}
    </SignInFrame>
  );
}
