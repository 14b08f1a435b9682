import { type SignInTarget, withSignInTarget } from "../../domain/accounts/sign-in-target.ts";
import { useT } from "../../i18n/use-t.tsx";
import { PasswordField } from "./password-field.tsx";
import type { PrintedProblem } from "../root-data.ts";
import { TextField } from "./text-field.tsx";

interface SignInFieldsProps {
  target: SignInTarget;
  problem: Partial<Pick<PrintedProblem, "fields" | "values">> | null;
  idPrefix?: string;
}

export function SignInFields({ target, problem, idPrefix = "" }: SignInFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="contact"
        id={`${idPrefix}contact`}
        label={t("signIn.contact")}
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={problem?.values?.contact}
        error={problem?.fields?.contact}
      />
      <PasswordField
        name="password"
        id={`${idPrefix}password`}
        label={t("signIn.password")}
        error={problem?.fields?.password}
      />
      <button className="button button-primary">{t("header.signIn")}</button>
      <p>
        <a className="touch" href={withSignInTarget("/reset", target)}>
          {t("signIn.forgot")}
        </a>
      </p>
      <p>
        <a className="touch" href={withSignInTarget("/register", target)}>
          {t("signIn.toRegister")}
        </a>
      </p>
    </>
  );
}
