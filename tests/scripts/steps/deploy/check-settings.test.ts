import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkSecrets } from "../../../../scripts/steps/deploy/check-providers.ts";
import { checkSettings } from "../../../../scripts/steps/deploy/check-settings.ts";
import { checkVariables } from "../../../../scripts/steps/deploy/check-variables.ts";
import { problemSentence, type Problem } from "../../../../scripts/steps/deploy/problem.ts";
import { bindingsOf } from "../../../../scripts/steps/deploy/resources.ts";
import { readSettings, SHOP, type Settings } from "../../../../scripts/steps/deploy/settings.ts";
import { root } from "../../../../scripts/steps/root.ts";
import { validRehearsal, validSettings, validShop } from "./valid-settings.ts";

const guide = readFileSync(join(root, "docs/operating.md"), "utf8");
const vars = (changes: Record<string, string>) => ({ vars: { ...validSettings().vars, ...changes } });

const ACCOUNT = "CBE; 1000 1234; Gulit Trading PLC";

type Row = [name: string, changes: Partial<Settings>, setting: string, says: RegExp];

const bad: Row[] = [
  ["this machine's address", vars({ PUBLIC_ORIGIN: "http://localhost:8787" }), "PUBLIC_ORIGIN", /https:\/\//],
  ["an address with a path", vars({ PUBLIC_ORIGIN: "https://gulit.et/shop" }), "PUBLIC_ORIGIN", /https:\/\/gulit\.et$/],
  ["an address that no route binds", { routes: ["gulit.et/*"] }, "routes", /nothing answers/],
  ["no address at all", vars({ PUBLIC_ORIGIN: "" }), "PUBLIC_ORIGIN", /is missing/],
  ["a sender that ends in example", vars({ MAIL_FROM: "no-reply@gulit.example" }), "MAIL_FROM", /only a placeholder/],
  ["no mail", vars({ MAIL_API_URL: "", MAIL_FROM: "" }), "MAIL_API_URL", /nobody who registers/],
  ["half of the mail's settings", vars({ MAIL_FROM: "" }), "MAIL_FROM", /while other settings of mail/],
  [
    "a database's placeholder",
    {
      d1_databases: [{ binding: "DB", database_name: "gulit", database_id: "00000000-0000-0000-0000-000000000001" }],
    },
    "DB",
    /placeholder.*write its id/,
  ],
  [
    "a namespace's placeholder",
    { kv_namespaces: [{ binding: "KV", id: "00000000000000000000000000000001" }] },
    "KV",
    /placeholder/,
  ],
  ["no bucket for backups", { r2_buckets: [] }, "r2_buckets", /backups/],
  [
    "pictures without Images",
    { r2_buckets: [{ binding: "MEDIA", bucket_name: "gulit-media" }] },
    "images",
    /copies of pictures/,
  ],
  [
    "a queue that nobody empties",
    { queues: { producers: [{ binding: "OUTBOX", queue: "gulit-outbox" }], consumers: [] } },
    "OUTBOX",
    /nothing reads/,
  ],
  ["the free plan", { limits: undefined }, "limits.cpu_ms", /paid plan/],
  ["no cron", { triggers: { crons: ["0 3 * * *"] } }, "triggers.crons", /no hold is freed/],
  ["no logs", { observability: { enabled: false } }, "observability.enabled", /logs/],
  ["a limit in other words", vars({ RL_SIGN_IN: "ten" }), "RL_SIGN_IN", /"10\/900"/],
  ["a limit in birr and cents", vars({ CASH_CODE_ABOVE: "10,000.00" }), "CASH_CODE_ABOVE", /whole santim/],
  ["a number without quotes", { vars: { ...validSettings().vars, RL_SIGN_IN: 10 } }, "RL_SIGN_IN", /quotes/],
  ["a sender without an address", vars({ MAIL_FROM: "Gulit" }), "MAIL_FROM", /no-reply@/],
  ["a payment page with a path", vars({ CHAPA_PAGE_ORIGIN: "https://c.et/x" }), "CHAPA_PAGE_ORIGIN", /alone/],
  ["an account without holder", vars({ BANK_ACCOUNTS: `${ACCOUNT}\nCBE; 1000` }), "BANK_ACCOUNTS", /line 2/],
  ["a name like no other", vars({ SOMETHING_ELSE: "" }), "SOMETHING_ELSE", /spell it/],
  ["a name with a letter too few", vars({ BANK_ACCOUNT: "" }), "BANK_ACCOUNT", /write BANK_ACCOUNTS$/],
  ["a name with an underscore too few", vars({ MAIL_APIURL: "" }), "MAIL_APIURL", /write MAIL_API_URL$/],
  ["the open workshop", vars({ WORKSHOP: "1" }), "WORKSHOP", /tests alone/],
  ["pictures of the demo", vars({ DEMO_PICTURES: "1" }), "DEMO_PICTURES", /tests alone/],
];

const { RL_SIGN_IN: _, ...rehearsed } = validRehearsal().settings.vars as Record<string, string>;

const badRehearsals: Row[] = [
  [
    "a rehearsal at the shop's address",
    { ...vars({ PUBLIC_ORIGIN: "https://gulit.et" }), routes: validSettings().routes },
    "PUBLIC_ORIGIN",
    /the shop's own/,
  ],
  ["a rehearsal on the shop's database", { d1_databases: validSettings().d1_databases }, "DB", /would change the shop/],
  [
    "a rehearsal that counts tries with the shop",
    { ratelimits: validSettings().ratelimits },
    "RL_WRITES",
    /another number/,
  ],
  [
    "a rehearsal that counts as the shop",
    { analytics_engine_datasets: validSettings().analytics_engine_datasets },
    "COUNTS",
    /name another/,
  ],
  ["a rehearsal that lacks a variable", { vars: rehearsed }, "variable RL_SIGN_IN", /rehearsal's/],
];

const secrets = ["SESSION_SECRET", "OPERATOR_TOKEN", "MAIL_API_KEY"];

const lacking: [name: string, held: string[], setting: string, says: RegExp][] = [
  ["a secret is missing", ["OPERATOR_TOKEN", "MAIL_API_KEY"], "SESSION_SECRET", /not a secret of the worker/],
  ["mail without its key", ["SESSION_SECRET", "OPERATOR_TOKEN"], "MAIL_API_KEY", /mail is set up/],
  ["one of Chapa's two", [...secrets, "CHAPA_SECRET_KEY"], "CHAPA_WEBHOOK_SECRET", /both/],
];

function expectSaid(problems: Problem[], setting: string, says: RegExp): void {
  expect(problems.map((one) => one.setting)).toEqual([setting]);
  const [problem] = problems;
  expect(problem!.text).toMatch(says);
  expect(problemSentence(problem!)).toBe(`${setting} ${problem!.text} (docs/operating.md, "${problem!.heading}").`);
  expect(guide).toMatch(new RegExp(`^#+ ${problem!.heading}$`, "m"));
}

describe("what wrangler.toml says", () => {
  test("a sound shop and a sound rehearsal have no problem", () => {
    expect(checkSettings(validShop())).toEqual([]);
    expect(checkSettings(validRehearsal())).toEqual([]);
    expect(
      checkSettings(
        validRehearsal(
          vars({ PUBLIC_ORIGIN: "https://gulit-staging.ops.workers.dev", MAIL_API_URL: "", MAIL_FROM: "" }),
        ),
      ),
    ).toEqual([]);
  });
  test.each(bad)("%s is refused", (_, changes, setting, says) =>
    expectSaid(checkSettings(validShop(changes)), setting, says),
  );
  test.each(badRehearsals)("%s is refused", (_, changes, setting, says) =>
    expectSaid(checkSettings(validRehearsal(changes)), setting, says),
  );

  test("wrangler.toml as it stands lacks what only an operator knows, and its rehearsal lacks no binding of the shop", () => {
    const shop = readSettings(SHOP);
    const settings = checkSettings(shop).map((one) => one.setting);
    expect(settings).toEqual(expect.arrayContaining(["PUBLIC_ORIGIN", "DB", "KV", "MAIL_API_URL"]));
    const staging = readSettings("staging");
    expect(bindingsOf(shop.settings).filter((one) => !bindingsOf(staging.settings).includes(one))).toEqual([]);
    expect(checkSettings(staging).filter(({ heading }) => heading === "Staging")).toEqual([]);
  });
  test("no variable of it is unknown to the check", () => {
    const unknown = [readSettings(SHOP), readSettings("staging")].flatMap(({ settings }) => checkVariables(settings));
    expect(unknown).toEqual([]);
  });
  test("what is no TOML is told with its line", () => {
    const file = join(mkdtempSync(join(tmpdir(), "gulit-toml-")), "wrangler.toml");
    writeFileSync(file, 'name = "gulit"\n\n[vars]\nMAIL_FROM = "Gulit\n');
    expect(() => readSettings(SHOP, file)).toThrow(/^wrangler\.toml, line 4: .*MAIL_FROM = "Gulit/);
    rmSync(dirname(file), { recursive: true });
  });
});

describe("the secrets of the worker", () => {
  test("all of them", () => expect(checkSecrets(validSettings(), secrets)).toEqual([]));
  test.each(lacking)("%s", (_, held, setting, says) => expectSaid(checkSecrets(validSettings(), held), setting, says));
});
