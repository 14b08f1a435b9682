import { onlineKinds } from "../../../app/domain/orders/payment-providers.ts";
import type { Problem } from "./problem.ts";
import { SHOP, textOf, type Checked, type Settings } from "./settings.ts";

interface Provider {
  what: string;
  vars: readonly string[];
  secrets: readonly string[];
  heading: string;
}

const PROVIDERS: readonly Provider[] = [
  { what: "mail", vars: ["MAIL_API_URL", "MAIL_FROM"], secrets: ["MAIL_API_KEY"], heading: "Mail and SMS" },
  { what: "SMS", vars: ["SMS_API_URL", "SMS_FROM"], secrets: ["SMS_API_KEY"], heading: "Mail and SMS" },
  {
    what: "push",
    vars: ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_APP_ID", "FIREBASE_SENDER_ID", "FIREBASE_VAPID_KEY"],
    secrets: ["FCM_SERVICE_ACCOUNT"],
    heading: "Push",
  },
];

/** The addresses of payment pages are in wrangler.toml; two secrets turn a page on. */
const PAGES = onlineKinds.map((kind) =>
  ["SECRET_KEY", "WEBHOOK_SECRET"].map((name) => `${kind.toUpperCase()}_${name}`),
);

/** A rehearsal can do without mail; no provider may be half configured. */
export function checkProviders({ place, settings }: Checked): Problem[] {
  const noMail = place === SHOP && textOf(settings, "MAIL_API_URL") === "" && textOf(settings, "MAIL_FROM") === "";
  const problems = PROVIDERS.flatMap((provider) => halfSet(settings, provider));
  if (!noMail) return problems;
  const text = "is empty: without mail nobody who registers by e-mail gets a code, and no order is confirmed";
  return [{ setting: "MAIL_API_URL", text, heading: "Mail and SMS" }, ...problems];
}

function halfSet(settings: Settings, { what, vars, heading }: Provider): Problem[] {
  const empty = vars.filter((name) => textOf(settings, name) === "");
  if (empty.length === 0 || empty.length === vars.length) return [];
  return empty.map((setting) => ({ setting, text: `is empty, while other settings of ${what} are not`, heading }));
}

export function checkSecrets(settings: Settings, onAccount: readonly string[]): Problem[] {
  const has = new Set(onAccount);
  const lacks = (names: readonly string[], heading: string, why: string): Problem[] =>
    names
      .filter((name) => !has.has(name))
      .map((setting) => ({ setting, text: `is not a secret of the worker yet: ${why}`, heading }));
  return [
    ...lacks(settings.secrets?.required ?? [], "Secrets", "make it with wrangler secret put"),
    ...PROVIDERS.filter(({ vars }) => vars.every((name) => textOf(settings, name) !== "")).flatMap(
      ({ what, secrets, heading }) => lacks(secrets, heading, `${what} is set up and cannot be sent without it`),
    ),
    ...PAGES.filter((pair) => pair.some((name) => has.has(name))).flatMap((pair) =>
      lacks(pair, "Payments", "the page is offered once both of its secrets are there"),
    ),
  ];
}

export function remarks(settings: Settings): string[] {
  const notes: string[] = [];
  if (textOf(settings, "SMS_API_URL") === "")
    notes.push(
      "SMS_API_URL is empty: people who register by phone get no code, and orders are confirmed by mail only.",
    );
  if (textOf(settings, "BANK_ACCOUNTS") === "") notes.push("BANK_ACCOUNTS is empty: no bank transfer is offered.");
  return notes;
}
