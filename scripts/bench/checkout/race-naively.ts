import { naiveOrder } from "./naive-order.ts";
import { stockedGoods } from "./stocked-goods.ts";
import type { Finding } from "./races.ts";

const SHOPPERS = 500;
const UNITS = 10;

/** The local bridge to D1 drops some of so many calls. */
const NOTHING = () => false;

/** A race that does not catch this code would prove nothing. */
export async function raceNaively(db: D1Database): Promise<Finding[]> {
  const [goods] = await stockedGoods(db, 1, UNITS);
  const productId = Number(goods!.id);
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => index);
  const sold = await Promise.all(
    shoppers.map((shopper) =>
      naiveOrder(db, { productId, quantity: 1, owner: `session:naive-${shopper}`, now: Date.now() }).catch(NOTHING),
    ),
  );
  const orders = sold.filter(Boolean).length;
  return [{ text: `orders for ${UNITS} units: ${orders}`, holds: orders > UNITS }];
}
