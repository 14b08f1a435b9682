import { type PasswordProblem, refusePassword } from "../../domain/accounts/password.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

const SENTENCES = {
  tooShort: "accountActions.passwordShort",
  tooLong: "accountActions.passwordLong",
  common: "accountActions.passwordCommon",
} as const satisfies Record<PasswordProblem, string>;

/** A password must not be one of the account's contacts. */
export function passwordProblem(
  { submission: { fields, repeated }, t }: Pick<ActionTools, "submission" | "t">,
  field: string,
  contacts: readonly string[],
): string | null {
  if (repeated.has(field)) return t("actions.checkFields");
  const problems = contacts.map((contact) => refusePassword(fields.get(field) ?? "", contact));
  const problem = problems.find((one) => one !== null);
  return problem ? t(SENTENCES[problem]) : null;
}
