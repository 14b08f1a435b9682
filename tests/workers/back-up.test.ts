import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readBackupSchema } from "../../app/data/upkeep/backup-tables.server.ts";
import { backupNight, keptNights, nightName } from "../../app/domain/upkeep/backup-nights.ts";
import { frameSize, openFrame, readBackupKey } from "../../app/http/secrets/backup-frame.server.ts";
import { backUp, type BackupEnv } from "../../workers/back-up.ts";
import { insertOrderShop } from "../data/orders/order-shop.ts";
import { readValue, run } from "../support/test-database.ts";

// Rows are compared in tests/scripts/steps/restore/restore.full.test.ts.

const MINUTE = 60_000;
const DAY = 86_400_000;
/** 3:00 in Addis Ababa. */
const NIGHT = Date.UTC(2026, 10, 25, 0);
const BACKUP_KEY = "c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBtb3JlIT8";
const bucket = env.BACKUPS;
const shop: BackupEnv = { DB: env.DB, BACKUPS: bucket, BACKUP_KEY };

beforeAll(() => insertOrderShop(env.DB));
beforeEach(async () => {
  await run("DELETE FROM backup");
  const { objects } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
});

const names = async () => (await bucket.list()).objects.map(({ key }) => key);

async function opened(night: string): Promise<Record<string, unknown>[]> {
  const key = (await readBackupKey(BACKUP_KEY))!;
  const found = (await names()).filter((name) => name.startsWith(night));
  return Promise.all(
    found.map(async (name) => {
      const bytes = new Uint8Array(await (await bucket.get(name))!.arrayBuffer());
      expect(frameSize(bytes)).toBe(bytes.length);
      return (await openFrame(key, bytes))!.content as Record<string, unknown>;
    }),
  );
}

async function untilDone(from: number): Promise<number> {
  for (let minute = 1; minute <= 60; minute += 1) if (await backUp(shop, from + (minute - 1) * MINUTE)) return minute;
  throw new Error("no end within an hour");
}

test("without bucket or key nothing is done", async () => {
  expect(await backUp({ DB: env.DB, BACKUP_KEY }, NIGHT)).toBe(false);
  expect(await backUp({ DB: env.DB, BACKUPS: bucket }, NIGHT)).toBe(false);
  expect(await backUp({ ...shop, BACKUP_KEY: "short" }, NIGHT)).toBe(false);
  expect(await names()).toEqual([]);
});

test("one a night: the tables, every row, and how many there were", async () => {
  await untilDone(NIGHT);
  expect(await names()).toEqual(["2026-11-25/000000", "2026-11-25/000001", "2026-11-25/000002", "list.json"]);
  const [head, rows, end] = await opened("2026-11-25");
  const { tables } = await readBackupSchema(env.DB);
  expect(head).toMatchObject({ kind: "head", night: "2026-11-25", tables });
  const parts = rows!.parts as { table: string; rows: string[] }[];
  expect(end).toMatchObject({ kind: "end", frames: 3, rows: parts.flatMap((part) => part.rows).length, isQuiet: true });
  const phones = parts.find(({ table }) => table === "product")!.rows;
  expect(phones.length).toBe(await readValue("SELECT count(*) AS n FROM product"));
  expect(phones.some((row) => row.includes("'ስልክ'"))).toBe(true);
  const list = await (await bucket.get("list.json"))!.json<{ night: string; frames: number }[]>();
  expect(list).toMatchObject([{ night: "2026-11-25", frames: 3 }]);
  expect(await backUp(shop, NIGHT + MINUTE)).toBe(true);
  expect((await names()).length).toBe(4);
});

test("tables that others refer to come first, and how far backups are is in none", async () => {
  const order = (await readBackupSchema(env.DB)).tables.map(({ name }) => name);
  for (const [parent, child] of [
    ["vendor", "product"],
    ["product", "cart_line"],
    ["shop_order", "parcel"],
    ["parcel", "order_line"],
  ] as const)
    expect(order.indexOf(parent)).toBeLessThan(order.indexOf(child));
  expect(order).toContain("product_search");
  expect(order).not.toContain("backup");
  expect(order.filter((name) => /_(data|idx|content|config)$/.test(name))).toEqual([]);
});

test("nothing can be read in the bucket, and another key opens nothing", async () => {
  await untilDone(NIGHT);
  const bytes = new Uint8Array(await (await bucket.get("2026-11-25/000001"))!.arrayBuffer());
  expect(new TextDecoder("latin1").decode(bytes)).not.toMatch(/product|Phone/);
  const other = (await readBackupKey("b3RoZXIgYnl0ZXMgYW5kIHNpeHRlZW4gbW9yZSwgb2s"))!;
  expect(await openFrame(other, bytes)).toBeNull();
});

test("a bucket that fails is tried again from where it stood, when its lease is over", async () => {
  const on = { ...shop, BACKUPS: stopping(1) as unknown as R2Bucket };
  await expect(backUp(on, NIGHT)).rejects.toThrow("R2 is away");
  expect(await backUp(on, NIGHT + MINUTE)).toBe(false);
  await untilDone(NIGHT + 15 * MINUTE);
  expect((await opened("2026-11-25")).map(({ kind }) => kind)).toEqual(["head", "rows", "end"]);
});

test("who changes the tables meanwhile begins it anew", async () => {
  await run(
    "INSERT INTO backup (night, begun_at, identity, tables, table_index, frames) VALUES (?1, 0, '00', 'other', 9, 40)",
    Math.floor(NIGHT / DAY),
  );
  await bucket.put("2026-11-25/000039", "of the former tables");
  await untilDone(NIGHT);
  expect((await names()).filter((name) => name.startsWith("2026")).length).toBe(3);
});

test("an order meanwhile is told at the end", async () => {
  await backUp({ ...shop, BACKUPS: stopping(2) as unknown as R2Bucket }, NIGHT).catch(() => {});
  await run("UPDATE catalogue_version SET version = version + 1");
  await untilDone(NIGHT + 15 * MINUTE);
  expect((await opened("2026-11-25")).at(-1)).toMatchObject({ kind: "end", isQuiet: false });
});

function stopping(after: number) {
  let puts = 0;
  return {
    put: async (...args: Parameters<R2Bucket["put"]>) => {
      if ((puts += 1) > after) throw new Error("R2 is away");
      return bucket.put(...args);
    },
    list: bucket.list.bind(bucket),
    delete: bucket.delete.bind(bucket),
  };
}

test("of what the bucket has, seven nights and the first of four weeks stay", async () => {
  const today = backupNight(NIGHT);
  const earlier = Array.from({ length: 40 }, (_, back) => today - 1 - back);
  const ended =
    "INSERT INTO backup (night, begun_at, ended_at, identity, tables) SELECT value, 0, 1, '', '' FROM json_each(?1)";
  await run(ended, JSON.stringify(earlier));
  await Promise.all(earlier.map((night) => bucket.put(`${nightName(night)}/000000`, "sealed")));
  await bucket.put("2026-01-01/000000", "of a night that never ended");
  await untilDone(NIGHT);
  const nights = new Set((await names()).filter((name) => name.includes("/")).map((name) => name.slice(0, 10)));
  const kept = keptNights([today, ...earlier]);
  expect([...nights].toSorted().toReversed()).toEqual(kept.map(nightName));
  expect(await readValue("SELECT count(*) AS n FROM backup")).toBe(kept.length);
});
