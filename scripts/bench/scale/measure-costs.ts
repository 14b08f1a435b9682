import { meteredDatabase, newMeter } from "../../../app/data/metered-database.server.ts";
import { reassignRanksOf } from "../../../app/data/listings/search-index.server.ts";
import { countViews } from "../../../app/data/products/product-views.server.ts";
import { columnOf } from "../../../app/domain/upkeep/counted.ts";
import { processorMs } from "../../steps/process-time.ts";
import type { ServedShop } from "../../steps/shop/serve.ts";
import { addToCart, checkoutOf, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";
import { PLENTY, stockedGoods } from "../checkout/stocked-goods.ts";
import type { AnswerCost, AnswerKind, Costs } from "./costs.ts";
import { pages } from "./purchase.ts";

/** Answers are counted once their deferred sections end (workers/count-answer). */
const COUNTED_MS = 3_000;
const TIMES = 12;
const BUYERS = 24;
const VIEWS = 100;

export interface CountedRow {
  blobs: string[];
  doubles: number[];
}

const numberOf = ({ doubles }: CountedRow, name: string) =>
  doubles[Number(columnOf("answer", name).slice("double".length)) - 1]!;

export async function measureCosts(shop: ServedShop, rows: CountedRow[]): Promise<Omit<Costs, "orderBytes">> {
  const take = async (times: number, act: () => Promise<unknown>): Promise<AnswerCost> => {
    rows.length = 0;
    const before = processorMs(shop.pid);
    await act();
    const cpuMs = (processorMs(shop.pid) - before) / times;
    await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
    const counted = rows.filter(({ blobs }) => blobs[0] === "answer");
    const mean = (name: string) => counted.reduce((sum, row) => sum + numberOf(row, name), 0) / times;
    const databaseMs = usual(counted.map((row) => numberOf(row, "databaseMs"))) * (counted.length / times);
    return {
      ...{ cpuMs, calls: mean("calls"), databaseMs },
      ...{ rowsRead: mean("rowsRead"), rowsWritten: mean("rowsWritten") },
    };
  };
  const ask = async (path: string, cache: string | null) => {
    const visitor = new Visitor(shop.url, cache);
    await visitor.get(path);
    return take(TIMES, async () => {
      for (let time = 0; time < TIMES; time += 1) await visitor.get(path);
    });
  };
  const db = await shop.db();
  const [goods] = await stockedGoods(db, 1, PLENTY);
  const buyers = Array.from({ length: BUYERS }, () => new Visitor(shop.url));
  for (const buyer of buyers) await buyer.get("/shop/compare");
  const each = (act: (buyer: Visitor) => Promise<unknown>) =>
    take(BUYERS, async () => {
      for (const buyer of buyers) await act(buyer);
    });
  const bought: Partial<Record<AnswerKind, AnswerCost>> = {};
  bought.add = await each((buyer) => addToCart(buyer, [goods!.id]));
  bought.cart = await each((buyer) => buyer.get(pages.cart));
  bought.details = await each(async (buyer) => expectStatus(await sendDetails(buyer), 303));
  const forms: Record<string, string>[] = [];
  bought.secondStep = await each(async (buyer) => forms.push(await placeFields(buyer)));
  let index = 0;
  bought.place = await each(async (buyer) =>
    expectStatus(await buyer.post(checkoutOf(buyer), { ...forms[index++]!, payment: "cash" }), 303),
  );
  return {
    answers: {
      copy: await ask(pages.home, null),
      home: await ask(pages.home, "off"),
      list: await ask(pages.list, "off"),
      search: await ask(pages.search, "off"),
      product: await ask(pages.product, "off"),
      ...(bought as Record<"add" | "cart" | "details" | "secondStep" | "place", AnswerCost>),
    },
    views: await deliveryOfViews(db),
  };
}

/** Without the slowest tenth, which measures the machine. */
function usual(values: readonly number[]): number {
  const kept = values.toSorted((one, other) => one - other).slice(0, Math.ceil(values.length * 0.9));
  return kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length);
}

async function deliveryOfViews(db: D1Database): Promise<Costs["views"]> {
  const meter = newMeter();
  const metered = meteredDatabase(db, meter);
  const now = Date.now();
  const { results } = await db
    .prepare("SELECT id FROM product WHERE retired_at IS NULL ORDER BY id LIMIT ?1")
    .bind(VIEWS)
    .all<{ id: number }>();
  const ids = results.map(({ id }) => id);
  const views = ids.map((productId, index) => ({
    ...{ id: `scale-${productId}`, productId, at: now, source: null },
    with: [1, 2, 3].map((before) => ids[(index + before) % ids.length]!),
  }));
  await countViews(metered, views, now);
  await reassignRanksOf(metered, ids);
  return { messages: ids.length, calls: meter.calls, databaseMs: meter.ms };
}

function expectStatus({ status, text }: { status: number; text: string }, expected: number): void {
  if (status !== expected) throw new Error(`answered ${status} instead of ${expected}: ${text.slice(0, 200)}`);
}
