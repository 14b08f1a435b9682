import type { ServedShop } from "../steps/shop/serve.ts";
import { inParallel, type PressAnswer, readyBuyer, stockedGoods, stockOf } from "./buyers.ts";

const SHOPPERS = 500;
const UNITS = 10;
const AT_ONCE = 8;

export interface Finding {
  text: string;
  holds: boolean;
}

/** security-and-faults.md 1: 500 guests, 10 units. */
export async function raceForLastUnits(shop: Pick<ServedShop, "url" | "db">): Promise<Finding[]> {
  const db = await shop.db();
  const [goods] = await stockedGoods(db, 1, UNITS);
  const buyers = await inParallel(SHOPPERS, AT_ONCE, (index) => readyBuyer(shop.url, `Racer ${index}`, [goods!.id]));
  const answers = await Promise.all(buyers.map(({ place }) => place()));
  const orders = await db.prepare("SELECT count(*) AS n FROM shop_order WHERE name LIKE 'Racer %'").first<number>("n");
  const losers = answers.filter(({ publicId }) => publicId === null);
  const clean = losers.filter(({ status, isClean }) => status === 409 && isClean).length;
  const carts = await db
    .prepare("SELECT count(DISTINCT cart_id) AS carts, sum(quantity) AS units FROM cart_line WHERE product_id = ?1")
    .bind(Number(goods!.id))
    .first<{ carts: number; units: number }>();
  const left = await stockOf(db, goods!.id);
  const lost = SHOPPERS - UNITS;
  return [
    { text: `orders: ${orders} (${statuses(answers)})`, holds: orders === UNITS },
    { text: `answers that nothing is left, whole pages: ${clean} of ${losers.length}`, holds: clean === lost },
    { text: `stock: ${left}`, holds: left === 0 },
    {
      text: `carts of those who got nothing, intact: ${carts!.carts}`,
      holds: carts!.carts === lost && carts!.units === lost,
    },
  ];
}

function statuses(answers: readonly PressAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(", ");
}
