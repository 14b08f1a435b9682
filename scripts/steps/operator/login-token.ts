import { parseContact } from "../../../app/domain/accounts/contact.ts";
import { tokenMinutes } from "../../../app/domain/accounts/one-time-code.ts";
import { type Command, commandOptions, readWhole } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { askOperator, askedShop, type AskedShop } from "./ask-operator.ts";

const usage = `npm run shop -- login --contact PHONE_OR_EMAIL [--create] [--minutes 1-${tokenMinutes}] [--to URL]   a link that signs in once`;

const known = {
  contact: { type: "string" },
  create: { type: "boolean" },
  minutes: { type: "string" },
  to: { type: "string" },
} as const;

export interface LoginOptions extends AskedShop {
  contact: string;
  create: boolean;
  minutes: number;
}

export function readLoginOptions(argv: string[], env: NodeJS.ProcessEnv): LoginOptions | null {
  const values = commandOptions(argv, usage, known);
  if (values.help) return null;
  if (values.contact === undefined || parseContact(values.contact) === null) {
    throw new PlainError(`Name a phone number or an e-mail address: ${usage}`);
  }
  const minutes = readWhole("--minutes", values.minutes ?? String(tokenMinutes), 1, tokenMinutes);
  return { contact: values.contact, create: values.create ?? false, minutes, ...askedShop(values.to, env) };
}

export async function askForLoginToken({ contact, create, minutes, ...shop }: LoginOptions) {
  type Answer = { address: string; expiresAt: number };
  const asked = { contact, create, minutes };
  const { status, body } = await askOperator<Answer>(shop, "/operator/login-tokens", asked);
  if (status === 422 && !create && body.problem?.includes("nobody has it")) {
    throw new PlainError(`No account has ${contact}: add --create to make one.`);
  }
  if (status !== 200) throw new PlainError(body.problem ?? `The shop answers ${status}.`);
  return body;
}

export default {
  usage,
  read: readLoginOptions,
  async run(options) {
    const { address, expiresAt } = await askForLoginToken(options);
    return [`Valid for one sign-in until ${localTime(expiresAt)} in Addis Ababa:`, address];
  },
} satisfies Command<LoginOptions>;
