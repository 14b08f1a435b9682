import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aroundStatements } from "../../../../app/data/bounded.server.ts";
import { auditBooks } from "../../../../app/data/upkeep/audit.server.ts";
import { readBackupSchema } from "../../../../app/data/upkeep/backup-tables.server.ts";
import { openMigrated } from "../../../../scripts/steps/shop/schema.ts";
import { openStorage } from "../../../../scripts/steps/shop/serve.ts";
import type { Cloud } from "../../../../scripts/steps/deploy/cloud.ts";
import { restore } from "../../../../scripts/steps/restore/restore.ts";
import { backUp } from "../../../../workers/back-up.ts";
import { insertOrderShop, placeTestOrder } from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { asD1 } from "../../../support/sqlite-d1.ts";

const BACKUP_KEY = "c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBtb3JlIT8";
const folder = mkdtempSync(join(tmpdir(), "gulit-restore-"));
const path = (name: string) => join(folder, name);
const said: string[] = [];
const nobody: Cloud = {
  wrangler: async (...args) => ({ ok: false, output: `unexpected: ${args.join(" ")}` }),
  say: (line) => said.push(line),
};
const asked = { bucket: "gulit-backups", database: null, env: { BACKUP_KEY } as unknown as NodeJS.ProcessEnv };

let shop: DatabaseSync;
let db: D1Database;
/** Longer than a statement of D1, with characters that SQL must escape. */
const LONG = JSON.stringify({ note: "ሀ'\n;--\"".repeat(40_000) });

beforeAll(async () => {
  shop = openMigrated();
  shop.exec("PRAGMA foreign_keys = ON");
  db = asD1(shop);
  await insertOrderShop(db);
  for (let order = 0; order < 3; order += 1) await placeTestOrder(db, { owner: `session:${order}` });
  shop.prepare("INSERT INTO content_version VALUES (1, ?, 'me', '', '', '[]', NULL, ?)").run(NOW, LONG);
  const many = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 700)";
  shop.exec(`${many} INSERT INTO attempt SELECT 'k''' || i % 5, 'of ' || i, i, 1 FROM n`);
  shop.exec(`${many} INSERT INTO view_receipt SELECT 's''' || i, i FROM n`);
  shop.exec(`INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
    ${many} SELECT 'sms', 'k''' || i, '{}', i, i, i FROM n`);
  // AUTOINCREMENT never reuses a deleted account's id.
  shop.exec(
    "INSERT INTO account (id, name, email, password_hash, password_changed_at, created_at) VALUES (41, 'Hana', 'h@example.com', 'x', 1, 1); DELETE FROM account",
  );
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backUpTo(file: string, from = db): Promise<string> {
  const objects: Uint8Array[] = [];
  const bucket = {
    put: async (name: string, bytes: Uint8Array) => void (name.includes("/") && objects.push(bytes)),
    list: async () => ({ objects: [], delimitedPrefixes: [], truncated: false }),
  };
  shop.exec("DELETE FROM backup");
  expect(await backUp({ DB: from, BACKUPS: bucket as unknown as R2Bucket, BACKUP_KEY }, NOW)).toBe(true);
  writeFileSync(path(file), Buffer.concat(objects));
  return path(file);
}

function whileExporting(table: string, happens: () => Promise<unknown>): D1Database {
  let isOver = false;
  return aroundStatements(db, async ([sql = ""], run) => {
    const isIt = !isOver && sql.includes(`FROM "${table}"`) && sql.includes("LIMIT");
    if (isIt) await ((isOver = true), happens());
    return run();
  });
}

async function contentsOf(from: D1Database): Promise<Record<string, unknown>> {
  const { tables, objects, settings } = await readBackupSchema(from);
  const rows = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const all = await from
        .prepare(`SELECT ${columns.map((one) => `quote("${one}")`).join(", ")} FROM "${name}"`)
        .raw();
      return [name, all.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return {
    ...Object.fromEntries(rows),
    settings,
    objects: objects.map(({ type, name, sql }) => `${type} ${name} ${sql}`).sort(),
  };
}

async function opened<Value>(stateDir: string, look: (from: D1Database) => Promise<Value>): Promise<Value> {
  const storage = await openStorage(stateDir);
  return look(await storage.db()).finally(storage.stop);
}

test("exported, destroyed, restored: every row of every table, indexes, triggers, ids that are never given out again", async () => {
  const from = await backUpTo("whole.backup");
  const before = await contentsOf(db);
  expect(Object.keys(before).length).toBeGreaterThan(70);
  expect((before.order_line as string[]).length).toBeGreaterThan(2);
  const lines = await restore(nobody, { ...asked, from, stateDir: path("restored") });
  expect(lines[0]).toContain("restored holds the backup");
  expect(said).toContain("✓ The books are right");
  await opened(path("restored"), async (restored) => {
    expect(await contentsOf(restored)).toEqual(before);
    expect((await restored.prepare("PRAGMA quick_check").all()).results).toEqual([{ quick_check: "ok" }]);
    const next =
      "INSERT INTO account (name, email, password_hash, password_changed_at, created_at) VALUES ('Sara', 's@example.com', 'x', 2, 2) RETURNING id";
    expect(await restored.prepare(next).first("id")).toBe(42);
    await restored
      .prepare("UPDATE parcel SET state = 'cancelled', state_at = ?1 WHERE id = 1")
      .bind(NOW + 1)
      .run();
    expect(await auditBooks(restored, NOW)).toEqual([]);
  });
});

function cloudOver(database: DatabaseSync, files: string[] = []): Cloud {
  return {
    ...nobody,
    wrangler: async (...args) => {
      const sql = args[args.indexOf("--command") + 1];
      if (args.includes("--command"))
        return { ok: true, output: JSON.stringify([{ results: database.prepare(sql!).all() }]) };
      const file = readFileSync(args[args.indexOf("--file") + 1]!, "utf8");
      files.push(file);
      database.exec(`BEGIN; ${file}; COMMIT`);
      return { ok: true, output: "" };
    },
  };
}

// Export order: products, orders, parcels.
test.each([
  ["product", 1, 0],
  ["shop_order", 1, 0],
  ["parcel", 0, 1],
  ["order_line", 0, 1],
])(
  "orders placed while it is made are left out or whole, and the books agree one just before %s",
  async (table, more, left) => {
    said.length = 0;
    const count = (of: DatabaseSync) => of.prepare("SELECT count(*) AS n FROM shop_order").get()!.n as number;
    const before = count(shop);
    const busy = whileExporting(table, () => placeTestOrder(db, { owner: `session:of-${table}` }));
    const from = await backUpTo(`${table}.backup`, busy);
    const there = new DatabaseSync(":memory:");
    await restore(cloudOver(there), { ...asked, from, stateDir: path(table), database: "gulit-2" });
    expect(said).toContain("✓ The books are right");
    expect(said.some((line) => line.includes("stock and counters are corrected"))).toBe(true);
    expect(said.some((line) => line.includes("referred to rows that are not in the backup"))).toBe(left === 1);
    expect(count(there)).toBe(before + more);
  },
);

describe("at Cloudflare", () => {
  test("the SQL that is sent makes the same database, in statements that D1 takes", async () => {
    const there = new DatabaseSync(":memory:");
    const files: string[] = [];
    const from = await backUpTo("sent.backup");
    const before = await contentsOf(db);
    await restore(cloudOver(there, files), { ...asked, from, stateDir: path("unused"), database: "gulit-2" });
    expect(await contentsOf(asD1(there))).toEqual(before);
    const longest = Math.max(
      ...files
        .join("")
        .split(";\n")
        .map((statement) => Buffer.byteLength(statement)),
    );
    expect(longest).toBeLessThan(100_000);
    expect(existsSync(path("unused"))).toBe(false);
  });
  test("a database that is not empty is left alone", async () => {
    const there = new DatabaseSync(":memory:");
    there.exec("CREATE TABLE shop_order (id)");
    await expect(
      restore(cloudOver(there), { ...asked, from: path("whole.backup"), stateDir: path("unused"), database: "gulit" }),
    ).rejects.toThrow(/gulit is not empty/);
    expect(there.prepare("SELECT count(*) AS n FROM sqlite_master").get()!.n).toBe(1);
  });
});

const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
  writeFileSync(path(name), change(readFileSync(path("whole.backup"))));
  return path(name);
};
const key = (text: string) => ({ BACKUP_KEY: text }) as unknown as NodeJS.ProcessEnv;
test.each<[string, () => Partial<Parameters<typeof restore>[1]>, RegExp]>([
  ["no key", () => ({ env: key("") }), /Set BACKUP_KEY/],
  [
    "no backup",
    () => ({ from: changed("picture", () => Buffer.from("a picture of a shop, long enough to be read as one")) }),
    /is not a backup of a shop/,
  ],
  [
    "two backups in one",
    () => ({ from: changed("two", (bytes) => Buffer.concat([bytes, bytes])) }),
    /is not the next of this backup/,
  ],
  ["a place that is taken", () => ({ stateDir: path("restored") }), /has a database already/],
])("what is no whole backup is refused in a sentence, and nothing is left behind: %s", async (_, changes, says) => {
  const stateDir = path("never");
  await expect(restore(nobody, { ...asked, from: path("whole.backup"), stateDir, ...changes() })).rejects.toThrow(says);
  expect(existsSync(stateDir)).toBe(false);
});
