import { describe, expect, test } from "vitest";
import type { Migration } from "../../../../scripts/steps/deploy/plan-migrations.ts";
import { rollOut } from "../../../../scripts/steps/deploy/roll-out.ts";
import { migrationNames } from "../../../../scripts/steps/shop/migrations.ts";
import { emulatedAccount, FORMER, NEW, type EmulatedAccount } from "./emulated-account.ts";
import { soundSettings } from "./sound-settings.ts";

const [FIRST = "", SECOND = "", THIRD = ""] = migrationNames();
const migrations: Migration[] = [
  { name: FIRST, kind: "expand" },
  { name: SECOND, kind: "expand" },
  { name: THIRD, kind: "contract" },
];

function run(account: EmulatedAccount, contracts = false): Promise<void> {
  const config = "build/server/deploy-shop.json";
  return rollOut(account.cloud, { settings: soundSettings(), config, migrations, contracts, pauseMs: 3 });
}

function changes({ ran }: EmulatedAccount): string[] {
  const changing = ran.filter((line) => /^(deploy |versions|triggers|d1 migrations)/.test(line));
  return changing.map((line) =>
    line
      .replace(/ (-y )?(--remote )?-c .*/, "")
      .replaceAll(NEW, "new")
      .replaceAll(FORMER, "former"),
  );
}

describe("a new version beside the one that serves", () => {
  test("upload, migrations, no traffic, its check, shares, crons and queues", async () => {
    const account = emulatedAccount({ applied: [FIRST] });
    await run(account);
    expect(changes(account)).toEqual([
      "versions upload",
      "d1 migrations apply DB",
      "versions deploy former@100% new@0%",
      "versions deploy former@90% new@10%",
      "versions deploy former@50% new@50%",
      "versions deploy new@100%",
      "triggers deploy",
    ]);
    expect(account.applied).toEqual([FIRST, SECOND]);
    expect(account.said.join("\n")).toContain("time-travel restore DB --bookmark=00000085-0000024c");
    expect(account.said.at(-1)).toContain(`--contract, after which there is no way back: ${THIRD}`);
  });
  test("what only former builds need goes last, and only when it is asked for", async () => {
    const account = emulatedAccount({ applied: [FIRST, SECOND] });
    await run(account, true);
    expect(changes(account).slice(-2)).toEqual(["triggers deploy", "d1 migrations apply DB"]);
    expect(account.applied).toEqual([FIRST, SECOND, THIRD]);
  });
  test("a database ahead of the checkout ends it before anything is sent", async () => {
    const account = emulatedAccount({ applied: [FIRST, "9999_later.sql"] });
    await expect(run(account)).rejects.toThrow(/9999_later\.sql: deploy from a newer checkout/);
    expect(changes(account)).toEqual([]);
  });
});

describe("what goes wrong leaves what was there", () => {
  const broken = { status: 500, body: "" };
  const rows: [name: string, faults: Parameters<typeof emulatedAccount>[0], says: RegExp, least: string][] = [
    ["the upload is refused", { fails: "versions upload" }, /The upload failed/, "nothing"],
    ["a migration fails", { fails: "d1 migrations" }, /Migrating failed/, "nothing"],
    [
      "the new version is not the one that answers",
      { answer: (path) => (path === "/healthz" ? { status: 200, body: "{}" } : undefined) },
      /\/healthz of the new version/,
      "former@100%",
    ],
    ["the new version answers nothing", { answer: () => null }, /is answered by nothing/, "former@100%"],
    [
      "home fails with the first traffic",
      { answer: (path, share) => (path === "/" && share >= 10 ? broken : undefined) },
      /^\/ is answered with 500/,
      "former@100%",
    ],
    [
      "the cart fails under all traffic",
      { answer: (path, share) => (path === "/shop/cart" && share === 100 ? broken : undefined) },
      /\/shop\/cart is answered with 500/,
      "former@100%",
    ],
    [
      "a page is another than it should be",
      { answer: (path) => (path === "/sign-in" ? { status: 200, body: "<html></html>" } : undefined) },
      /\/sign-in is not the page/,
      "former@100%",
    ],
  ];
  test.each(rows)("%s", async (_, faults, says, last) => {
    const account = emulatedAccount({ applied: [FIRST], ...faults });
    await expect(run(account)).rejects.toThrow(says);
    expect([...account.traffic]).toEqual([[FORMER, 100]]);
    expect(account.ran.some((line) => line.startsWith("triggers"))).toBe(false);
    if (last !== "nothing") expect(changes(account).at(-1)).toBe(`versions deploy ${last.replace("former", "former")}`);
  });
  test("the sentence says what stays and who serves", async () => {
    const account = emulatedAccount({ applied: [FIRST], answer: () => null });
    await expect(run(account)).rejects.toThrow(
      `All traffic is back on version ${FORMER}. The new migrations stay: version ${FORMER} does not notice them.`,
    );
  });
});

describe("the first deployment", () => {
  test("migrations, the worker, its check", async () => {
    const account = emulatedAccount({ isNew: true });
    await run(account);
    expect(changes(account)).toEqual(["d1 migrations apply DB", "deploy", "triggers deploy"]);
    expect(account.applied).toEqual([FIRST, SECOND]);
  });
  test("a shop that does not answer is said so", async () => {
    const account = emulatedAccount({ isNew: true, answer: () => null });
    await expect(run(account)).rejects.toThrow(/deployed and not well: .*wrangler tail gulit/);
  });
});
