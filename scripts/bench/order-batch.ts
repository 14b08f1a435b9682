import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { root } from "../steps/root.ts";
import { openWorker } from "../steps/shop/serve.ts";
import { PLENTY, stockedGoods } from "./buyers.ts";
import type { BatchTimes } from "./order-batch-worker.ts";

const WARM_UP = 20;
const VENDORS = 3;

export async function timeOrderBatch(stateDir: string, orders: number): Promise<BatchTimes> {
  const shop = await openWorker(await bundled("order-batch-worker.ts"), stateDir);
  try {
    const db = await shop.db();
    const owners = await fillCarts(db, await stockedGoods(db, VENDORS, PLENTY), orders + WARM_UP);
    const response = await fetch(shop.url, { method: "POST", body: JSON.stringify(owners) });
    if (!response.ok) throw new Error(`the batch could not be timed: ${(await response.text()).slice(0, 500)}`);
    const { batches, inserts } = (await response.json()) as BatchTimes;
    return { batches: batches.slice(WARM_UP), inserts: inserts.slice(WARM_UP) };
  } finally {
    await shop.stop();
  }
}

async function fillCarts(db: D1Database, goods: readonly { id: string }[], count: number): Promise<string[]> {
  const owners = Array.from({ length: count }, (_, index) => `session:bench-${index}`);
  await db.batch([
    db.prepare("CREATE TABLE IF NOT EXISTS bench_row (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT"),
    db
      .prepare("INSERT INTO cart (owner, version, updated_at) SELECT value, 1, 0 FROM json_each(?1)")
      .bind(JSON.stringify(owners)),
    ...goods.map(({ id }) =>
      db
        .prepare(
          `INSERT INTO cart_line (cart_id, product_id, variant_id, quantity, price_when_added, added_at)
           SELECT id, ?1, 0, 1, 1, 0 FROM cart WHERE owner GLOB 'session:bench-*'`,
        )
        .bind(Number(id)),
    ),
  ]);
  return owners;
}

async function bundled(file: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: join(root, "scripts", "bench", file), write: false, target: "es2023" },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
