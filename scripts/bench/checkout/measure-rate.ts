import type { ServedShop } from "../../steps/shop/serve.ts";
import { inParallel, readyBuyer } from "./ready-buyer.ts";
import { percentile } from "../figures.ts";
import { PLENTY, stockedGoods } from "./stocked-goods.ts";

const VENDORS = 3;
const AT_ONCE = 16;

/** ms. */
export interface Rate {
  vendors: number;
  orders: number;
  placesPerSecond: number;
  p50: number;
  p99: number;
  checkoutsPerSecond: number;
}

export async function measureRate(shop: ServedShop, orders: number): Promise<Rate> {
  const goods = await stockedGoods(await shop.db(), VENDORS, PLENTY);
  const products = goods.map(({ id }) => id);
  const buyers = await inParallel(orders, AT_ONCE, (index) => readyBuyer(shop.url, `Queue ${index}`, products));
  const times: number[] = [];
  const placing = await timed(() =>
    inParallel(orders, AT_ONCE, async (index) => {
      const begun = performance.now();
      const { publicId, status } = await buyers[index]!.place();
      if (publicId === null) throw new Error(`a shopper was answered ${status} instead of an order`);
      times.push(performance.now() - begun);
    }),
  );
  const whole = await timed(() =>
    inParallel(orders, AT_ONCE, async (index) => (await readyBuyer(shop.url, `Walker ${index}`, products)).place()),
  );
  return {
    vendors: VENDORS,
    orders,
    placesPerSecond: orders / placing,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    checkoutsPerSecond: orders / whole,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
