import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readVendorOptions, runVendors } from "../../../../scripts/steps/operator/vendors.ts";
import { startOperatorShop, type OperatorShop } from "../../../support/operator-shop.ts";

// settled.md 44.

let shop: OperatorShop;
let folder: string;
const env = () => ({ OPERATOR_TOKEN: shop.token }) as unknown as NodeJS.ProcessEnv;
const run = async (...argv: string[]) => runVendors((await readVendorOptions([...argv, "--to", shop.url], env()))!);

beforeAll(async () => {
  shop = await startOperatorShop();
  folder = mkdtempSync(join(tmpdir(), "gulit-vendors-"));
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await shop.db.exec("DELETE FROM vendor");
  await shop.db.exec("INSERT INTO vendor (id, name, created_at) VALUES (7, 'Kirar Crafts', 1)");
});

const events = async () =>
  (
    await shop.db
      .prepare("SELECT action, after FROM operator_event WHERE object_id = '7' ORDER BY id DESC LIMIT 1")
      .all<{ action: string; after: string }>()
  ).results.map(({ action, after }) => [action, JSON.parse(after) as object]);

test("a list says whom nobody can reach, and as JSON everything", async () => {
  expect(await run()).toEqual([
    "    7  Kirar Crafts: no phone, no e-mail; Addis Ababa?; 0 products; NOBODY CAN REACH IT",
  ]);
  const [json] = await run("--json");
  expect(JSON.parse(json!)).toMatchObject([{ id: 7, name: "Kirar Crafts", smsTo: null, isCityKnown: false }]);
  await shop.db.exec("DELETE FROM vendor");
  expect(await run()).toEqual(["Nobody sells here yet: import a feed."]);
});

test("a vendor is changed by its number or its name, with an event; twice is once", async () => {
  expect(await run("change", "7", "--phone", "0911 22 33 44", "--city", "አዳማ", "--amharic-name", "ክራር")).toEqual([
    "    7  Kirar Crafts / ክራር: 0911 22 33 44; Adama; 0 products",
  ]);
  expect(await events()).toEqual([["vendorChanged", { amharicName: "ክራር", phone: "+251911223344", city: "Adama" }]]);
  expect((await run("change", "Kirar Crafts", "--phone", "0911223344"))[0]).toBe("It is so already.");
  const [line] = await run("change", "7", "--verified", "yes", "--hide", "Sells fakes", "--closed-until", "2099-12-30");
  expect(line).toMatch(/verified; hidden; closed until 2099-12-30$/);
  expect(await events()).toMatchObject([["vendorChanged", { verified: true, hidden: true, reason: "Sells fakes" }]]);
  expect((await run("change", "7", "--show", "--closed-until", "open"))[0]).not.toMatch(/hidden|closed/);
});

test("what cannot be is refused with the shop's own sentence", async () => {
  await shop.db.exec("INSERT INTO vendor (id, name, created_at) VALUES (8, 'Other', 1)");
  await expect(run("change", "99", "--phone", "0911223344")).rejects.toThrow("vendor: unknown");
  await expect(run("change", "7", "--phone", "call me")).rejects.toThrow("phone: cannot be used");
  await expect(run("change", "7", "--name", "Other")).rejects.toThrow("name: another vendor has it");
});

test("a file is loaded: rows by name, faults by line", async () => {
  const path = join(folder, "vendors.tsv");
  writeFileSync(path, "name\tphone\nKirar Crafts\t0911223344\nNew One\t0922334455\nBad\tx\n");
  expect(await run("load", path)).toEqual([
    "vendors.tsv: 1 created, 1 changed, 0 unchanged, 1 refused",
    "  line 4: phone: cannot be used",
  ]);
  expect((await run("load", path))[0]).toBe("vendors.tsv: 0 created, 0 changed, 2 unchanged, 1 refused");
});

describe("arguments", () => {
  test.each([
    [["change"], /npm run vendors/],
    [["change", "7"], /npm run vendors/],
    [["remove", "7"], /npm run vendors/],
    [["load", "/nowhere.csv"], /There is no file/],
    [["change", "7", "--verified", "perhaps"], /yes or no/],
    [["change", "7", "--hide", ""], /needs a reason/],
    [["change", "7", "--hide", "x", "--show"], /two things/],
    [["change", "7", "--closed-until", "2026-02-31x"], /needs a day/],
  ])("%j is refused in one sentence", async (argv, sentence) => {
    await expect(readVendorOptions(argv, env())).rejects.toThrow(sentence);
  });
});
