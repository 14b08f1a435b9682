import autocannon from "autocannon";
import { startStep } from "../steps/progress.mjs";
import { memoryPages, processorMs } from "../steps/process-time.ts";
import { serveInPlaceOfShop } from "../steps/shop/serve.ts";
import type { BenchLanguage, BenchOptions } from "./options.ts";
import { type Figure, median } from "./report.ts";
import { type BenchShop, cookieHeader, filledCart, openBenchShop, paths, visitHeaders, warmUp } from "./shop.ts";

interface Target {
  url: string;
  pid: number | null;
  headers: Record<string, string>;
}

const CONNECTIONS = 32;
const FEW_CONNECTIONS = 8;
/** Machine noise changes within seconds, so that pairs are short. */
const PAIR_SECONDS = 0.5;
const COLD_SECONDS = 3;
const PAIRS = 10;
/** autocannon can only end when it reads its counters. */
const LOOK_MS = 50;
/** Minor page faults per answer below which the heap has grown enough. */
const STEADY_PAGES = 10;
const STEADY_TRIES = 6;
const LEAST_SHARE = 0.75;
const MOST_COLD_MS = 20;
/** Chooses a page by a header, because assets are matched by the address. */
const FROM_MEMORY = "X-From-Memory";
/** The test mode composes pages anew for this header. */
const COLD = { "x-test-cache": "off" };

/** speed.md 4.7: the warm home beside the same bytes from memory; 4.8: the processor time of an uncached page. */
export async function ratesPart({ pages, languages, runs }: BenchOptions): Promise<Figure[]> {
  const [warm, cold] = [await openBenchShop({ isDeployed: true }), await openBenchShop()];
  const step = startStep("Answers a second");
  const figures: Figure[] = [];
  try {
    for (const shop of [warm, cold]) await warmUp(shop.url, languages);
    for (const language of languages) {
      figures.push(...(await warmFigures(warm, language, runs * PAIRS)));
      step.update(`warm home, ${language}`);
      for (const page of pages) {
        const cart: Record<string, string> =
          page === "cart" ? { Cookie: cookieHeader(await filledCart(cold, language)) } : {};
        const headers = { ...visitHeaders(language), ...COLD, ...cart };
        const target = { url: cold.url + paths[page], pid: cold.pid, headers };
        await warmUpFully(target);
        const shots: Shot[] = [];
        for (let run = 0; run < runs; run += 1) shots.push(await shoot(target, COLD_SECONDS, FEW_CONNECTIONS));
        const row = `${page}, ${language}, uncached`;
        const costs = shots.map(({ cost }) => cost);
        const isHome = page === "home" && { goal: "8", limit: MOST_COLD_MS };
        figures.push({
          row,
          metric: "processor for one answer",
          value: median(costs),
          unit: "ms",
          runs: costs,
          ...isHome,
        });
        step.update(row);
      }
    }
    step.done("Answers a second measured");
    return figures;
  } finally {
    for (const shop of [warm, cold]) await shop.stop();
  }
}

async function warmFigures(shop: BenchShop, language: BenchLanguage, pairs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const cart = { Cookie: cookieHeader(await filledCart(shop, language)) };
  for (const [name, own] of Object.entries({ "": {}, ", with a cart": cart })) {
    const headers = { ...visitHeaders(language), ...own };
    const page = await (await fetch(shop.url + paths.home, { headers })).text();
    const memory = await serveFromMemory(page);
    const ours = { url: shop.url + paths.home, pid: shop.pid, headers };
    const theirs = { url: memory.url + paths.home, pid: memory.pid, headers: { ...headers, [FROM_MEMORY]: "page" } };
    try {
      for (const target of [ours, theirs]) await warmUpFully(target);
      const shares: number[] = [];
      const rates: number[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        // The second of a pair has a warmer machine: alternate.
        const order = pair % 2 === 0 ? [ours, theirs] : [theirs, ours];
        const shots = new Map<Target, Shot>();
        for (const target of order) shots.set(target, await shoot(target, PAIR_SECONDS));
        rates.push(shots.get(ours)!.perSecond);
        shares.push(shots.get(ours)!.perSecond / shots.get(theirs)!.perSecond);
      }
      const row = `home, ${language}, warm${name}`;
      figures.push(
        { row, metric: "answers", value: median(rates), unit: "/s" },
        {
          ...{ goal: "7", row, metric: "by the same bytes from memory", value: median(shares), unit: "" },
          ...{ limit: LEAST_SHARE, isLeast: true, runs: shares },
        },
      );
    } finally {
      await memory.stop();
    }
  }
  return figures;
}

/** Same bindings and assets as the shop (decision 37). */
function serveFromMemory(page: string) {
  return serveInPlaceOfShop(`
const page = new TextEncoder().encode(${JSON.stringify(page)});
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "identity" };
const fetch = (request) => new Response(request.headers.get("${FROM_MEMORY}") ? page : "", { headers });
export default { fetch, queue() {}, scheduled() {} };`);
}

async function warmUpFully(target: Target): Promise<void> {
  for (let time = 0; time < STEADY_TRIES; time += 1) {
    const before = memoryPages(target.pid);
    const { answers } = await shoot(target, 1);
    if (!((memoryPages(target.pid) - before) / answers > STEADY_PAGES)) return;
  }
}

interface Shot {
  answers: number;
  perSecond: number;
  /** ms of processor time for an answer; NaN without /proc. */
  cost: number;
}

async function shoot({ url, pid, headers }: Target, seconds: number, connections = CONNECTIONS): Promise<Shot> {
  const before = processorMs(pid);
  const asked = { url, connections, duration: seconds, headers, sampleInt: LOOK_MS };
  const { requests, non2xx, errors, timeouts, duration } = await autocannon(asked);
  if (non2xx + errors + timeouts > 0) throw new Error(`${url}: ${non2xx + errors + timeouts} answers were not 200`);
  const cost = (processorMs(pid) - before) / requests.total;
  return { answers: requests.total, perSecond: requests.total / duration, cost };
}
