import { auditDatabase } from "../../steps/operator/audit-database.ts";
import { freePort } from "../../steps/port.mjs";
import { openStorage } from "../../steps/shop/serve.ts";
import { inParallel, readyBuyer, type PressAnswer } from "./ready-buyer.ts";
import { PLENTY, stockOf, stockedGoods, type BenchProduct } from "./stocked-goods.ts";
import type { Finding } from "./races.ts";
import { serveToKill, type KillableShop } from "./serve-to-kill.ts";

const AT_ONCE = 12;
const LIVES = { least: 10, most: 120, ms: 200 };
const RETRY_MS = 100;
const MOST_TRIES = 3_000;
const PRESS_AGAIN = 0.7;

export interface Campaign {
  checkouts: number;
  stateDir: string;
  random: () => number;
  onProgress: (share: number) => void;
}

interface Outcome {
  name: string;
  publicId: string | null;
  wasCut: boolean;
}

/** security-and-faults.md 1, 3: orders of two vendors while workerd is killed again and again. */
export async function killCampaign(campaign: Campaign): Promise<Finding[]> {
  const { checkouts, stateDir, random, onProgress } = campaign;
  const goods = await withStorage(stateDir, (db) => stockedGoods(db, 2, PLENTY));
  const products = goods.map(({ id }) => id);
  const shop = await startKilling(stateDir, random);
  const outcomes = await inParallel(checkouts, AT_ONCE, async (index) => {
    const outcome = await buyWhateverHappens(shop.url, `Survivor ${index}`, products, random);
    onProgress(shop.count() / checkouts);
    return outcome;
  });
  const kills = await shop.end();
  return withStorage(stateDir, (db) => findings(db, { outcomes, goods, kills }));
}

async function buyWhateverHappens(
  url: string,
  name: string,
  products: readonly string[],
  random: () => number,
): Promise<Outcome> {
  const buyer = await untilAnswered(() => readyBuyer(url, name, products));
  const pressesAgain = random() < PRESS_AGAIN;
  let wasCut = false;
  for (;;) {
    const answer = await buyer.place().catch(() => null);
    if (answer && answer.status < 500) return { name, publicId: refused(name, answer), wasCut };
    wasCut = true;
    if (!pressesAgain) return { name, publicId: null, wasCut };
    await pause(RETRY_MS);
  }
}

function refused(name: string, { status, publicId }: PressAnswer): string {
  if (publicId === null) throw new Error(`${name} was answered ${status} without an order`);
  return publicId;
}

async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}

async function startKilling(stateDir: string, random: () => number) {
  const port = await freePort();
  const over = new AbortController();
  let shop: KillableShop = await serveToKill(port, stateDir);
  const progress = { done: 0 };
  const loop = (async () => {
    for (let kills = 0; ; kills += 1) {
      const diesAt = progress.done + LIVES.least + random() * (LIVES.most - LIVES.least);
      while (progress.done < diesAt && !over.signal.aborted) await pause(1);
      if (over.signal.aborted) return kills;
      await pause(random() * LIVES.ms);
      await shop.kill();
      shop = await serveToKill(port, stateDir);
    }
  })();
  const end = async () => {
    over.abort();
    const kills = await loop;
    await shop.kill();
    return kills;
  };
  return { url: `http://localhost:${port}`, count: () => ++progress.done, end };
}

interface Facts {
  outcomes: Outcome[];
  goods: BenchProduct[];
  kills: number;
}

async function findings(db: D1Database, { outcomes, goods, kills }: Facts): Promise<Finding[]> {
  const { results } = await db
    .prepare("SELECT name, public_id AS publicId FROM shop_order WHERE name LIKE 'Survivor %'")
    .all<{ name: string; publicId: string }>();
  const orders = new Set(results.map(({ name, publicId }) => `${name} ${publicId}`));
  const acknowledged = outcomes.filter(({ publicId }) => publicId !== null);
  const there = acknowledged.filter(({ name, publicId }) => orders.has(`${name} ${publicId}`));
  const doubled = results.length - new Set(results.map(({ name }) => name)).size;
  const cut = outcomes.filter(({ wasCut }) => wasCut).length;
  const silent = outcomes.length - acknowledged.length;
  const sold = results.length;
  const left = await Promise.all(goods.map(({ id }) => stockOf(db, id)));
  const broken = await auditDatabase(db);
  return [
    {
      text: `workerd killed ${kills} times, ${cut} presses cut off, ${silent} shoppers gone without an answer`,
      holds: kills > 0 && cut > 0,
    },
    {
      text: `acknowledged orders that are there: ${there.length} of ${acknowledged.length}`,
      holds: there.length === acknowledged.length,
    },
    { text: `shoppers with two orders: ${doubled}`, holds: doubled === 0 },
    {
      text: `stock: ${left.join(" and ")} of ${PLENTY} less ${sold} sold`,
      holds: left.every((units) => units === PLENTY - sold),
    },
    { text: `violated invariants (audit:db): ${broken.length}`, holds: broken.length === 0 },
  ];
}

async function withStorage<T>(stateDir: string, work: (db: D1Database) => Promise<T>): Promise<T> {
  const storage = await openStorage(stateDir);
  try {
    return await work(await storage.db());
  } finally {
    await storage.stop();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
