import { rmSync } from "node:fs";
import { serveToKill } from "./killable-shop.ts";
import { PLENTY, stockedGoods, stockOf } from "../bench/buyers.ts";
import { auditDatabase } from "../steps/operator/audit-database.ts";
import { freePort } from "../steps/port.mjs";
import { openStorage } from "../steps/shop/serve.ts";
import { addToCart, checkoutOf, placeFields, sendDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { copyTestState } from "../steps/tests/test-state.ts";
import { type Campaign, hasTimeLeft } from "./campaign.ts";

export const KILLED = "killed at a write of an order";
const NOW = "test: kill me now";
const MOST_KILLS = 200;
const MOST_WRITES = 40;

/**
 * security-and-faults.md 1, 3: workerd is killed before and after each write of a placed order; sent again it is one
 * order, and the books balance.
 */
export async function killAtEachWrite(campaign: Campaign): Promise<void> {
  const what = KILLED;
  const { ledger } = campaign;
  const stateDir = await copyTestState();
  const port = await freePort();
  const goods = await withDatabase(stateDir, (db) => stockedGoods(db, 2, PLENTY));
  const heard = { isDying: () => {} };
  const serve = () => serveToKill(port, stateDir, (text) => void (text.includes(NOW) && heard.isDying()));
  let shop = await serve();
  const products = goods.map(({ id }) => id);
  const seen: { name: string; at: string; publicId: string | null }[] = [];
  const writes = new Set<string>();
  try {
    for (let nth = 1, round = 1; hasTimeLeft(campaign, what) && seen.length < MOST_KILLS;) {
      let isOver = false;
      for (const when of ["before", "after"]) {
        const name = `Mortal ${round} ${nth} ${when}`;
        const press = await ready(`http://localhost:${port}`, name, products);
        const dying = new Promise<"dying">((resolve) => (heard.isDying = () => resolve("dying")));
        const outcome = await Promise.race([
          press({ "x-test-break": `DEATH=${nth}:${when}` }).catch(() => null),
          dying,
        ]);
        isOver = outcome !== "dying";
        if (isOver) break;
        await shop.kill();
        shop = await serve();
        const again = await press({}).catch(() => null);
        ledger.tried(what);
        writes.add(`${nth} ${when}`);
        if (!again?.publicId)
          ledger.broke(what, `write ${nth}, ${when}: pressed again it is ${again?.status}`, { nth, when });
        seen.push({ name, at: `write ${nth}, ${when}`, publicId: again?.publicId ?? null });
      }
      if (isOver || nth >= MOST_WRITES) [nth, round] = [1, round + 1];
      else nth += 1;
    }
  } finally {
    await shop.kill();
  }
  await withDatabase(stateDir, async (db) => {
    for (const { name, at } of seen) {
      const orders = await db
        .prepare("SELECT count(*) AS n FROM shop_order WHERE name = ?1")
        .bind(name)
        .first<number>("n");
      if (orders !== 1) ledger.broke(what, `${at}: ${orders} orders`, { name });
    }
    const sold = await db.prepare("SELECT count(*) AS n FROM shop_order WHERE name LIKE 'Mortal %'").first<number>("n");
    for (const { id } of goods) {
      const left = await stockOf(db, id);
      ledger.expect(left === PLENTY - sold!, "stock after the kills", `${left} of ${PLENTY} less ${sold}`);
    }
    const violations = await auditDatabase(db);
    ledger.expect(violations.length === 0, "books after the kills", violations.map(({ name }) => name).join(", "));
  });
  ledger.note(what, `${writes.size} places`);
  rmSync(stateDir, { recursive: true, force: true });
}

async function ready(url: string, name: string, products: readonly string[]) {
  const visitor = new Visitor(url);
  await addToCart(visitor, products);
  await sendDetails(visitor, { name });
  const fields = { ...(await placeFields(visitor)), payment: "cash" };
  return async (headers: Record<string, string>) => {
    const answer = await visitor.post(checkoutOf(visitor), fields, headers);
    return {
      status: answer.status,
      publicId: /^\/orders\/([\w-]+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? null,
    };
  };
}

async function withDatabase<T>(stateDir: string, work: (db: D1Database) => Promise<T>): Promise<T> {
  const storage = await openStorage(stateDir);
  try {
    return await work(await storage.db());
  } finally {
    await storage.stop();
  }
}
