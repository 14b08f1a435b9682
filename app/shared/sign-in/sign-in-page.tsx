import "./way-in-page.first.css";
import type { ReactNode } from "react";
import { type WayIn, wayInHref } from "../../domain/accounts/way-in.ts";
import { useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { WayInFields } from "../../ui/forms/way-in-fields.tsx";

export function WayInPage({ heading, text, children }: { heading: string; text?: string | null; children: ReactNode }) {
  return (
    <div className="way-in-page stack">
      <h1>{heading}</h1>
      {text && <p className="way-in-page-text">{text}</p>}
      <FormProblem />
      {children}
    </div>
  );
}

export function WayInLink({ href, text }: { href: string; text: string }) {
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
  wayIn: WayIn;
  button: string;
  children?: ReactNode;
}

export function CodeForm({ heading, begin, contact, wayIn, button, children }: CodeFormProps) {
  const t = useT();
  const action = `${begin}/code`;
  const other = <WayInLink href={wayInHref(begin, wayIn)} text={t("signIn.codeOther")} />;
  if (contact === null) {
    return (
      <WayInPage heading={heading} text={t("signIn.codeNone")}>
        {other}
      </WayInPage>
    );
  }
  return (
    <WayInPage heading={heading} text={t("signIn.codeWhere", { contact })}>
      <form method="post" action={action}>
        <WayInFields wayIn={wayIn} />
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
        <WayInFields wayIn={wayIn} />
        <button className="button button-outline" name="again" value="1">
          {t("signIn.codeAgain")}
        </button>
      </form>
      {other}
    </WayInPage>
  );
}
