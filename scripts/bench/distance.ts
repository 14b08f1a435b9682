import { startStep } from "../steps/progress.mjs";
import { addToCart, checkoutOf, placeFields, sendDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { PLENTY, stockedGoods } from "./buyers.ts";
import type { BenchOptions } from "./options.ts";
import { type Figure, median } from "./report.ts";
import { type BenchShop, cookieHeader, filledCart, openBenchShop, paths, visitHeaders, warmUp } from "./shop.ts";

const VISITS = 7;
/** Answers after which the shop adapts to their duration (data/deadline). */
const TO_NOTICE = 3;
const MOST_TRIPS = 2.5;
const MOST_TRIPS_OF_ORDER = 4;
const MOST_MS_OF_COPY = 20;

type Headers = Record<string, string>;

const more = {
  "listing of a category": "/shop/sidebar/list?category=mens-shoes",
  "listing + facets": "/shop/sidebar/list?category=electronics&stock=in&rating=4",
  "search of two words": "/shop/sidebar/list?name=coffee%20maker",
};

/**
 * speed.md 4.13: with `ms` more for each call of D1 and KV, the time added to a cached page, and the sequential round
 * trips of others.
 */
export async function distancePart({ ms }: BenchOptions): Promise<Figure[]> {
  const shop = await openBenchShop();
  const step = startStep(`The database ${ms} ms away`);
  try {
    await warmUp(shop.url, ["en"]);
    const figures: Figure[] = [];
    const trips = (row: string, { near, far }: Measured, limit: number) =>
      figures.push({ goal: "13", row, metric: "round trips", value: (far - near) / ms, unit: "", limit });
    const cookie = cookieHeader(await filledCart(shop, "en"));
    for (const [page, path] of Object.entries({ ...paths, ...more })) {
      step.update(page);
      const own = { ...visitHeaders("en"), ...(page === "cart" && { Cookie: cookie }) };
      const visit = (cache: string) => (headers: Headers) =>
        timed(async () => {
          const answer = await fetch(shop.url + path, { headers: { ...own, "x-test-cache": cache, ...headers } });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
        });
      if (page !== "cart") {
        const { near, far } = await measured(ms, visit("on"));
        const row = `${page}, cached, ${ms} ms away`;
        figures.push({ goal: "13", row, metric: "added", value: far - near, unit: "ms", limit: MOST_MS_OF_COPY });
      }
      trips(`${page}, composed, ${ms} ms away`, await measured(ms, visit("off")), MOST_TRIPS);
    }
    step.update("adding and placing");
    const goods = (await stockedGoods(await shop.db(), 3, PLENTY)).map(({ id }) => id);
    const adding = await measured(ms, (headers) => added(shop, goods[0]!, headers));
    trips(`adding to the cart, ${ms} ms away`, adding, MOST_TRIPS_OF_ORDER);
    const placing = await measured(ms, (headers) => placed(shop, goods, headers));
    trips(`placing an order, ${ms} ms away`, placing, MOST_TRIPS_OF_ORDER);
    step.done(`The database ${ms} ms away measured`);
    return figures;
  } finally {
    await shop.stop();
  }
}

interface Measured {
  near: number;
  far: number;
}

async function measured(distance: number, visit: (headers: Headers) => Promise<number>): Promise<Measured> {
  const medianOf = async (headers: Headers) => {
    const times: number[] = [];
    for (let time = 0; time < TO_NOTICE + VISITS; time += 1) times.push(await visit(headers));
    return median(times.slice(TO_NOTICE));
  };
  return { near: await medianOf({}), far: await medianOf({ "x-test-distance": String(distance) }) };
}

async function added(shop: BenchShop, product: string, headers: Headers): Promise<number> {
  const visitor = new Visitor(shop.url);
  await visitor.get("/shop/compare");
  return timed(async () => expectRedirect(await visitor.post("/cart/lines", { product, quantity: "1" }, headers)));
}

async function placed(shop: BenchShop, products: readonly string[], headers: Headers): Promise<number> {
  const visitor = new Visitor(shop.url);
  await addToCart(visitor, products);
  expectRedirect(await sendDetails(visitor));
  const fields = { ...(await placeFields(visitor)), payment: "cash" };
  return timed(async () => expectRedirect(await visitor.post(checkoutOf(visitor), fields, headers)));
}

function expectRedirect({ status, text }: { status: number; text: string }): void {
  if (status !== 303) throw new Error(`a form was answered ${status}: ${text.slice(0, 200)}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
