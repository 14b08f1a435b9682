import { onlineKinds } from "../../../app/domain/orders/payment-providers.ts";
import { parseBankAccounts } from "../../../app/domain/checkout/payment.ts";
import { readCashCodeAbove } from "../../../app/domain/orders/phone-code.ts";
import type { Problem } from "./problem.ts";
import type { Settings } from "./settings.ts";

interface Variable {
  heading: string;
  wrong: (text: string) => string | null;
}

export function checkVariables({ vars }: Pick<Settings, "vars">): Problem[] {
  return Object.entries(vars).flatMap(([setting, value]): Problem[] => {
    const known = variables[setting];
    if (!known) {
      return [
        {
          setting,
          text: `is not a variable of the shop: remove it, or ${nearestTo(setting)}`,
          heading: "The first deployment",
        },
      ];
    }
    if (typeof value !== "string") return [{ setting, text: "is not text: put it in quotes", heading: known.heading }];
    const wrong = known.wrong(value.trim());
    return wrong === null ? [] : [{ setting, text: `is "${value}": ${wrong}`, heading: known.heading }];
  });
}

/** The known name that takes the fewest changed letters, at most a third of them. */
function nearestTo(name: string): string {
  const far = (known: string) => changedLetters(name.toUpperCase(), known);
  const nearest = Object.keys(variables).toSorted((one, other) => far(one) - far(other))[0]!;
  return far(nearest) <= name.length / 3 ? `write ${nearest}` : "spell it as in wrangler.toml";
}

function changedLetters(from: string, to: string): number {
  let costs = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1)
      next.push(Math.min(costs[at]! + 1, next[at - 1]! + 1, costs[at - 1]! + Number(letter !== to[at - 1])));
    costs = next;
  }
  return costs.at(-1)!;
}

const anything = () => null;
const orEmpty = (wrong: Variable["wrong"]) => (text: string) => (text === "" ? null : wrong(text));
const either = (is: (text: string) => boolean, wrong: string) => (text: string) => (is(text) ? null : wrong);

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";
const address = either(isHttps, "write an address that begins with https://");
const pageOrigin = either(
  (text) => isHttps(text) && new URL(text).origin === text,
  "write scheme and host alone, https://...",
);
const tries = either(
  (text) => /^[1-9]\d*\/[1-9]\d*$/.test(text),
  `write how many tries in how many seconds, such as "10/900"`,
);

/** Pages would silently leave out an invalid line. */
function wrongAccount(text: string): string | null {
  const lines = text.split("\n");
  const line = lines.findIndex((one) => one.trim() !== "" && parseBankAccounts(one).length === 0) + 1;
  return line === 0
    ? null
    : `line ${line} is not an account: write "Bank; account number; holder", Amharic names of bank and holder behind them`;
}

const mail = "Mail and SMS";
const variables: Readonly<Partial<Record<string, Variable>>> = {
  PUBLIC_ORIGIN: { heading: "The address", wrong: anything },
  ...Object.fromEntries(
    [
      "SIGN_IN",
      "SIGN_IN_ADDRESS",
      "CODES",
      "CODES_ADDRESS",
      "ORDERS",
      "ORDERS_ADDRESS",
      "LOOKUP",
      "LOOKUP_ADDRESS",
    ].map((name) => [`RL_${name}`, { heading: "Limits of tries", wrong: tries }]),
  ),
  CASH_CODE_ABOVE: {
    heading: "Limits of tries",
    wrong: either(
      (text) => readCashCodeAbove(text) !== null,
      `write whole santim, such as "1000000" for 10,000 birr, or "off"`,
    ),
  },
  ...Object.fromEntries(
    ["PROJECT_ID", "API_KEY", "APP_ID", "SENDER_ID", "VAPID_KEY"].map((name) => [
      `FIREBASE_${name}`,
      { heading: "Push", wrong: either((text) => !/\s/.test(text), "write it without spaces") },
    ]),
  ),
  MAIL_API_URL: { heading: mail, wrong: orEmpty(address) },
  MAIL_FROM: {
    heading: mail,
    wrong: orEmpty(
      either(
        (text) => /^(?:[^<>]+ <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/.test(text),
        `write "no-reply@shop.et" or "Name <no-reply@shop.et>"`,
      ),
    ),
  },
  SMS_API_URL: { heading: mail, wrong: orEmpty(address) },
  SMS_FROM: { heading: mail, wrong: anything },
  ...Object.fromEntries(
    onlineKinds.flatMap((kind) => [
      [`${kind.toUpperCase()}_API_URL`, { heading: "Payments", wrong: orEmpty(address) }],
      [`${kind.toUpperCase()}_PAGE_ORIGIN`, { heading: "Payments", wrong: orEmpty(pageOrigin) }],
    ]),
  ),
  BANK_ACCOUNTS: { heading: "Payments", wrong: wrongAccount },
  ...Object.fromEntries(
    [
      "WORKSHOP",
      "TEST_NOW",
      "TEST_CALL_MS",
      "TEST_FCM_URL",
      "PAGE_COPIES",
      "UNCOMPRESSED_PAGES",
      "COUNTS_LOG",
      "DEMO_PICTURES",
      "PORTAL_LOCAL_ENDPOINTS",
    ].map((name) => [
      name,
      { heading: "The first deployment", wrong: orEmpty(() => "it is for development and tests alone: take it out") },
    ]),
  ),
};
