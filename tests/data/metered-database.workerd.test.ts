import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { batchReads } from "../../app/data/batched-reads.server.ts";
import { meteredDatabase, newMeter } from "../../app/data/metered-database.server.ts";
import { insertSmallCatalogue } from "./small-catalogue.ts";
import { readRows } from "../support/test-database.ts";

beforeAll(() => insertSmallCatalogue(env.DB));

test("counts round trips and rows, as D1 says them, and changes no answer", async () => {
  const meter = newMeter();
  const db = batchReads(meteredDatabase(env.DB, meter));
  const [products, one] = await Promise.all([
    db.prepare("SELECT id FROM product ORDER BY id").all(),
    db.prepare("SELECT name FROM product WHERE id = ?1").bind(1).first("name"),
  ]);
  expect(one).toBe("Phone one");
  expect(products.results).toEqual(await readRows("SELECT id FROM product ORDER BY id"));
  expect(meter.calls).toBe(1);
  expect(meter.rowsRead).toBeGreaterThanOrEqual(products.results.length + 1);
  await db.batch([db.prepare("UPDATE pulse SET delay = 1"), db.prepare("INSERT INTO pulse VALUES ('cron', 1, 1)")]);
  expect(meter).toMatchObject({ calls: 2 });
  expect(meter.rowsWritten).toBeGreaterThan(0);
  await db.prepare("SELECT 1").raw();
  expect(meter.calls).toBe(3);
});
