import { startStep } from "../../steps/progress.mjs";
import { addToCart, checkoutOf, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";
import { PLENTY, stockedGoods } from "../checkout/stocked-goods.ts";
import { cookieHeader, filledCart } from "./cart.ts";
import { median, type SpeedFigure } from "./figures.ts";
import { paths, type SpeedShop, visitHeaders } from "./shop.ts";

const VISITS = 7;
/** The shop adapts to the duration of its last answers (data/pace). */
const TO_NOTICE = 3;

type Headers = Record<string, string>;

const more = {
  "listing of a category": "/shop/sidebar/list?category=mens-shoes",
  "listing + facets": "/shop/sidebar/list?category=electronics&stock=in&rating=4",
  "search of two words": "/shop/sidebar/list?name=coffee%20maker",
};

async function measured(distance: number, visit: (headers: Headers) => Promise<number>) {
  const far = { "x-test-distance": String(distance) };
  const medianOf = async (headers: Headers) => {
    const times: number[] = [];
    for (let time = 0; time < TO_NOTICE + VISITS; time += 1) times.push(await visit(headers));
    return median(times.slice(TO_NOTICE));
  };
  const [near, away] = [await medianOf({}), await medianOf(far)];
  return { near, far: away, trips: (away - near) / distance };
}

/**
 * Delays every call of D1 and KV by `distance` ms; for a cached page the delay, else the number of sequential round
 * trips.
 */
export async function distancePart(shop: SpeedShop, distance: number): Promise<SpeedFigure[]> {
  const step = startStep(`The database ${distance} ms away`);
  const figures: SpeedFigure[] = [];
  const trips = (row: string, value: number) => figures.push({ row, metric: "round trips", value, unit: "" });
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
      const { near, far } = await measured(distance, visit("on"));
      const floor = { name: "without distance", value: near };
      figures.push({
        row: `${page}, from a copy, ${distance} ms away`,
        metric: "whole page",
        value: far,
        unit: "ms",
        floor,
      });
    }
    trips(`${page}, composed, ${distance} ms away`, (await measured(distance, visit("off"))).trips);
  }
  step.update("adding and placing");
  const goods = (await stockedGoods(await shop.db(), 3, PLENTY)).map(({ id }) => id);
  trips(
    `adding to the cart, ${distance} ms away`,
    (await measured(distance, (headers) => added(shop, goods[0]!, headers))).trips,
  );
  trips(
    `placing an order, ${distance} ms away`,
    (await measured(distance, (headers) => placed(shop, goods, headers))).trips,
  );
  step.done(`The database ${distance} ms away measured`);
  return figures;
}

async function added(shop: SpeedShop, product: string, headers: Headers): Promise<number> {
  const visitor = new Visitor(shop.url);
  await visitor.get("/shop/compare");
  return timed(async () => expectRedirect(await visitor.post("/cart/lines", { product, quantity: "1" }, headers)));
}

async function placed(shop: SpeedShop, products: readonly string[], headers: Headers): Promise<number> {
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
