import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings, SHOP } from "../../../../scripts/steps/deploy/settings.ts";
import { setUp } from "../../../../scripts/steps/deploy/setup.ts";
import { withId } from "../../../../scripts/steps/deploy/written-ids.ts";
import { root } from "../../../../scripts/steps/root.ts";
import { emulatedAccount, type EmulatedAccount } from "./emulated-account.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gulit-setup-"));
  copyFileSync(join(root, "wrangler.toml"), join(folder, "wrangler.toml"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secrets = () => readFileSync(join(folder, ".deploy.vars.shop"), "utf8").split("\n").sort();
const written = () => readFileSync(join(folder, "wrangler.toml"), "utf8");
const creating = ({ ran }: EmulatedAccount) => ran.filter((line) => / create | bulk /.test(line));
const run = (account: EmulatedAccount, place = SHOP) =>
  setUp(account.cloud, { checked: readSettings(place), location: "weur", folder });

test("makes what wrangler.toml names near Western Europe, and writes the ids into its lines", async () => {
  const account = emulatedAccount();
  const before = written();
  await run(account);
  expect(account.ran).toContain("d1 create gulit --location weur");
  expect(account.ran).toContain("queues create gulit-outbox");
  const database = account.made.find(({ kind }) => kind === "d1")!;
  const namespace = account.made.find(({ kind }) => kind === "kv")!;
  const changed = written()
    .split("\n")
    .filter((line, index) => line !== before.split("\n")[index]);
  expect(changed).toEqual([`database_id = "${database.id}"`, `id = "${namespace.id}"`]);
  expect(account.secrets).toEqual(expect.arrayContaining(["SESSION_SECRET", "OPERATOR_TOKEN"]));
});

test("a rehearsal gets its own, in its own section", async () => {
  const account = emulatedAccount();
  await run(account, "staging");
  expect(account.made.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["gulit-staging", "gulit-staging-kv", "gulit-staging-outbox"]),
  );
  expect(written().indexOf(account.made[0]!.id)).toBeGreaterThan(written().indexOf("[env.staging]"));
});

test("the secrets that were made are readable by their owner alone", async () => {
  await run(emulatedAccount());
  const file = join(folder, ".deploy.vars.shop");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^SESSION_SECRET=[\w-]{43}$/m);
});

test("broken off, it goes on where it stopped, with the same secrets", async () => {
  const account = emulatedAccount({ fails: "secret bulk" });
  await expect(run(account)).rejects.toThrow(/Sending the secrets failed/);
  const kept = secrets();
  const again = emulatedAccount();
  again.made.push(...account.made);
  await run(again);
  expect(creating(again)).toEqual([expect.stringMatching(/^secret bulk/)]);
  expect(secrets()).toEqual(kept);
});

test("who is not signed in is told so, and nothing is made", async () => {
  const account = emulatedAccount({ isSignedOut: true });
  await expect(run(account)).rejects.toThrow(/not signed in/);
  expect(creating(account)).toEqual([]);
});

test("an id without a place is told, with the place it belongs to", () => {
  const id = { table: "d1_databases", binding: "DB", id: "abc" } as const;
  expect(() => withId("name = 1", SHOP, id)).toThrow("[[d1_databases]] with the binding DB: write abc there by hand");
  expect(withId('[[d1_databases]]\nbinding = "DB"\n\n[vars]', SHOP, id)).toBe(
    '[[d1_databases]]\nbinding = "DB"\ndatabase_id = "abc"\n\n[vars]',
  );
});
