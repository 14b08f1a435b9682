import { parseArgs } from "node:util";
import { parseContact } from "../../../app/domain/accounts/contact.ts";
import { tokenMinutes } from "../../../app/domain/accounts/login-token.ts";
import { operatorToken, shopAddress } from "./operator-shop.ts";
import { PlainError } from "../plain-error.mjs";
import { readPort } from "../port.mjs";

export const usage = `npm run login-token -- --contact PHONE_OR_EMAIL [--create] [--minutes 1-${tokenMinutes}] [--to URL]`;

const ANSWER_MS = 10_000;

export interface LoginOptions {
  contact: string;
  /** Makes the account where there is none. */
  create: boolean;
  minutes: number;
  shop: URL;
  token: string;
}

/** What the command line asks for; null when it only asks for help. Refuses with one sentence what cannot work. */
export function readLoginOptions(argv: string[], env: NodeJS.ProcessEnv): LoginOptions | null {
  const values = parsed(argv);
  if (values.help) return null;
  if (values.contact === undefined || parseContact(values.contact) === null) {
    throw new PlainError(`Name a phone number or an e-mail address: ${usage}`);
  }
  const minutes = Number(values.minutes ?? tokenMinutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > tokenMinutes) {
    throw new PlainError(`--minutes needs a whole number from 1 to ${tokenMinutes}.`);
  }
  const shop = shopAddress(values.to ?? `http://localhost:${readPort(env.PORT)}`);
  return {
    contact: values.contact,
    create: values.create ?? false,
    minutes,
    shop,
    token: operatorToken(shop, env),
  };
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        contact: { type: "string" },
        create: { type: "boolean" },
        minutes: { type: "string" },
        to: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new PlainError(`${(error as Error).message.split(". ")[0]}: ${usage}`);
  }
}

/** The running shop's answer: the link's address, and until when it is good in UTC ms. */
export async function askForLoginToken({ contact, create, minutes, shop, token }: LoginOptions) {
  const response = await send(shop, token, { contact, create, minutes }).catch(() => null);
  if (!response) {
    throw new PlainError(`No shop answers at ${shop.origin}: start it with npm start, or name another one with --to.`);
  }
  const text = await response.text();
  if (response.status === 401) {
    throw new PlainError(`The shop at ${shop.origin} refuses the operator token: set OPERATOR_TOKEN to its own.`);
  }
  if (response.status === 422 && !create && text.includes("nobody has it")) {
    throw new PlainError(`Nobody has an account with ${contact}: add --create to make one.`);
  }
  if (!response.ok || !text.startsWith("{")) {
    throw new PlainError(`What answers at ${shop.origin} gave no link (${response.status}): ${text.slice(0, 200)}`);
  }
  return JSON.parse(text) as { address: string; expiresAt: number };
}

function send(shop: URL, token: string, body: object): Promise<Response> {
  return fetch(new URL("/operator/login-tokens", shop), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_MS),
  });
}
