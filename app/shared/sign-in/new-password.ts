import { type PasswordProblem, refusePassword } from "../../domain/accounts/password.ts";
import type { Translate } from "../../i18n/translate.ts";

const SENTENCES = {
  tooShort: "accountActions.passwordShort",
  tooLong: "accountActions.passwordLong",
  common: "accountActions.passwordCommon",
} as const satisfies Record<PasswordProblem, string>;

export function passwordProblem(password: string, contact: string, t: Translate): string | null {
  const problem = refusePassword(password, contact);
  return problem && t(SENTENCES[problem]);
}
