import type { ServedShop } from "../../steps/shop/serve.ts";
import { inParallel, readyBuyer, type PressAnswer } from "./ready-buyer.ts";
import { stockedGoods, stockOf } from "./stocked-goods.ts";

const SHOPPERS = 500;
const UNITS = 10;
const TIMES = 50;
const AT_ONCE = 8;

export interface Finding {
  text: string;
  holds: boolean;
}

/** security-and-faults.md 1: 500 guests, 10 units. */
export async function raceForLastUnits(shop: ServedShop): Promise<Finding[]> {
  const db = await shop.db();
  const [goods] = await stockedGoods(db, 1, UNITS);
  const buyers = await inParallel(SHOPPERS, AT_ONCE, (index) => readyBuyer(shop.url, `Racer ${index}`, [goods!.id]));
  const begun = performance.now();
  const answers = await Promise.all(buyers.map(({ place }) => place()));
  const seconds = (performance.now() - begun) / 1_000;
  const orders = await countOrders(db, "Racer %");
  const losers = answers.filter(({ publicId }) => publicId === null);
  const clean = losers.filter(({ status, isClean }) => status === 409 && isClean).length;
  const carts = await db
    .prepare("SELECT count(DISTINCT cart_id) AS carts, sum(quantity) AS units FROM cart_line WHERE product_id = ?1")
    .bind(Number(goods!.id))
    .first<{ carts: number; units: number }>();
  const left = await stockOf(db, goods!.id);
  const lost = SHOPPERS - UNITS;
  return [
    is(`orders: ${orders}`, orders === UNITS && winners(answers).size === UNITS),
    is(`answers that nothing is left, whole pages: ${clean} of ${losers.length}`, clean === lost),
    is(`stock: ${left}`, left === 0),
    is(`carts of those who got nothing, intact: ${carts!.carts}`, carts!.carts === lost && carts!.units === lost),
    is(`all answered in ${seconds.toFixed(1)} s (${statuses(answers)})`, answers.length === SHOPPERS),
  ];
}

export async function sendOneFormOften(shop: ServedShop): Promise<Finding[]> {
  const db = await shop.db();
  const [goods] = await stockedGoods(db, 1, 5);
  const buyer = await readyBuyer(shop.url, "Impatient", [goods!.id]);
  const answers = await Promise.all(Array.from({ length: TIMES }, () => buyer.place()));
  const orders = await countOrders(db, "Impatient");
  const led = answers.filter(({ publicId }) => publicId !== null).length;
  const left = await stockOf(db, goods!.id);
  return [
    is(`orders: ${orders}`, orders === 1),
    is(
      `answers that lead to it: ${led} of ${TIMES} (${statuses(answers)})`,
      led === TIMES && winners(answers).size === 1,
    ),
    is(`stock: ${left} of 5`, left === 4),
  ];
}

function statuses(answers: readonly PressAnswer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(", ");
}

function winners(answers: readonly PressAnswer[]): Set<string> {
  return new Set(answers.flatMap(({ publicId }) => publicId ?? []));
}

async function countOrders(db: D1Database, name: string): Promise<number> {
  const row = await db
    .prepare("SELECT count(*) AS orders FROM shop_order WHERE name LIKE ?1")
    .bind(name)
    .first<{ orders: number }>();
  return row!.orders;
}

function is(text: string, holds: boolean): Finding {
  return { text, holds };
}
