import { busiestThread } from "../../steps/process-time.ts";
import type { ServedShop } from "../../steps/shop/serve.ts";
import { PLENTY, stockedGoods, type BenchProduct } from "../checkout/stocked-goods.ts";
import { median } from "../speed/figures.ts";
import { purchase, requestsOf } from "./purchase.ts";
import { simulate } from "./simulate.ts";

export const VISITORS = 16;
/** Requests cost a third less while others run: costs are those of a busy shop. */
const AWAKE = 4;
/** Alternating, so that machine noise meets all alike. */
const ROUNDS = 3;
const ALONE = 3;
const AWAKE_SECONDS = 4;
const SECONDS = 7;
const BEGINNING = 1;
const SIMULATED = 120;

/** ms: the shop's thread, the client's thread, and the rest. */
export interface Taken {
  shop: number;
  asking: number;
  way: number;
}

export interface Point {
  measured: number;
  modelled: number;
  measuredP50: number;
  modelledP50: number;
  orderBytes: number;
}

interface Crowd {
  perSecond: number;
  presses: number[];
  shop: Thread;
  asking: Thread;
}

type Thread = ReturnType<typeof busiestThread>;

export async function measurePoint(shop: ServedShop, random: () => number): Promise<Point> {
  const db = await shop.db();
  const [one, other] = (await stockedGoods(db, 2, PLENTY)) as [BenchProduct, BenchProduct];
  const products = [one.id, other.id] as const;
  const alone: Taken[][] = purchase.map(() => []);
  const [awake, crowds]: [Crowd[], Crowd[]] = [[], []];
  await crowd(shop, products, VISITORS, BEGINNING);
  const [size, orders] = [await sizeOf(db), await ordersIn(db)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let time = 0; time < ALONE; time += 1) {
      for (const [index, cost] of (await purchaseAlone(shop, products)).entries()) alone[index]!.push(cost);
    }
    awake.push(await crowd(shop, products, AWAKE, AWAKE_SECONDS));
    crowds.push(await crowd(shop, products, VISITORS, SECONDS));
  }
  const level = (side: "shop" | "asking") =>
    median(awake.map((all) => all[side].ranMs)) *
    (1 + median(crowds.map(({ [side]: { ranMs, waitedMs } }) => waitedMs / ranMs)));
  return {
    ...pointOf(atLevel(alone.map(meanOf), { shop: level("shop"), asking: level("asking") }), VISITORS, random),
    measured: median(crowds.map(({ perSecond }) => perSecond)),
    measuredP50: median(crowds.map(({ presses }) => median(presses))),
    orderBytes: ((await sizeOf(db)) - size) / ((await ordersIn(db)) - orders),
  };
}

export function atLevel(alone: readonly Taken[], purchaseTakes: { shop: number; asking: number }): Taken[] {
  const sum = (of: "shop" | "asking") => alone.reduce((all, one) => all + one[of], 0);
  const [shop, asking] = [purchaseTakes.shop / sum("shop"), purchaseTakes.asking / sum("asking")];
  return alone.map((one) => ({ ...one, shop: one.shop * shop, asking: one.asking * asking }));
}

export function pointOf(
  requests: readonly Taken[],
  visitors: number,
  random: () => number,
): Pick<Point, "modelled" | "modelledP50"> {
  const work = requests.map(({ shop, asking, way }, index) => ({
    name: purchase[index]!,
    steps: [
      { at: "asking", ms: asking },
      { at: null, ms: way },
      { at: "shop", ms: shop },
    ],
  }));
  const { work: done } = simulate({
    stations: { shop: 1, asking: 1 },
    visitors: { count: visitors, work },
    ...{ seconds: SIMULATED, beginning: BEGINNING, random },
  });
  const ended = [...done.values()].reduce((sum, one) => sum + one.ended, 0);
  return { modelled: ended / purchase.length / SIMULATED, modelledP50: done.get("last press")!.p50 };
}

async function purchaseAlone(shop: ServedShop, products: readonly [string, string]): Promise<Taken[]> {
  const costs: Taken[] = [];
  for (const request of requestsOf(shop.url, products)) {
    const [begun, asking, thread] = [performance.now(), busiestThread(process.pid), busiestThread(shop.pid)];
    await request();
    const wall = performance.now() - begun;
    const took = { shop: ranSince(shop.pid, thread), asking: ranSince(process.pid, asking) };
    costs.push({ ...took, way: Math.max(0, wall - took.shop - took.asking) });
  }
  return costs;
}

const ranSince = (pid: number | null, { ranMs }: Thread) => busiestThread(pid).ranMs - ranMs;

async function crowd(
  shop: ServedShop,
  products: readonly [string, string],
  visitors: number,
  seconds: number,
): Promise<Crowd> {
  const from = performance.now() + BEGINNING * 1_000;
  const end = from + seconds * 1_000;
  const presses: number[] = [];
  let [all, ended] = [0, 0];
  const pids = { shop: shop.pid, asking: process.pid };
  const threads = { shop: busiestThread(pids.shop), asking: busiestThread(pids.asking) };
  const visitor = async () => {
    while (performance.now() < end) {
      for (const [index, request] of requestsOf(shop.url, products).entries()) {
        const begun = performance.now();
        if (begun >= end) return;
        await request();
        const now = performance.now();
        all += 1;
        if (now < from || now >= end) continue;
        ended += 1;
        if (index === purchase.length - 1) presses.push(now - begun);
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  const purchases = all / purchase.length;
  const side = (name: "shop" | "asking"): Thread => {
    const after = busiestThread(pids[name]);
    return {
      ranMs: (after.ranMs - threads[name].ranMs) / purchases,
      waitedMs: (after.waitedMs - threads[name].waitedMs) / purchases,
    };
  };
  return { perSecond: ended / purchase.length / seconds, presses, shop: side("shop"), asking: side("asking") };
}

async function ordersIn(db: D1Database): Promise<number> {
  return (await db.prepare("SELECT count(*) AS count FROM shop_order").first<number>("count"))!;
}

async function sizeOf(db: D1Database): Promise<number> {
  const { meta } = await db.prepare("SELECT 1").all();
  return meta.size_after;
}

function meanOf(all: readonly Taken[]): Taken {
  const mean = (of: (one: Taken) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return { shop: mean(({ shop }) => shop), asking: mean(({ asking }) => asking), way: mean(({ way }) => way) };
}
