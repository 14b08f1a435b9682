import { startStep } from "./progress.mjs";
import { cookieHeader, filledCart } from "./speed-cart.ts";
import type { SpeedFigure } from "./speed-figures.ts";
import { type Floor, serveBareWorkerd, serveFromMemory, serveHello } from "./speed-floors.ts";
import type { Fail } from "./speed-part-lab.ts";
import type { SpeedOptions } from "./speed-options.ts";
import { measureRates, type Rate, type RateTarget } from "./speed-rates.ts";
import { paths, type SpeedShop, visitHeaders } from "./speed-shop.ts";

/** Pages of a test configuration are composed anew for who sends this. */
const COLD = { "x-test-cache": "off" };

/** Requests a second and the times of single ones, warm and cold, without and with a cart, beside the floors. */
export async function ratesPart(
  shop: SpeedShop,
  bare: Floor,
  options: SpeedOptions,
  fail: Fail,
): Promise<SpeedFigure[]> {
  const { pages, languages, runs, isQuick } = options;
  const targets: (RateTarget & { floor?: string })[] = [];
  const memory: Record<string, string> = {};
  for (const language of languages) {
    const cart = { Cookie: cookieHeader(await filledCart(shop, language)) };
    for (const page of pages) {
      const headers = visitHeaders(language);
      const address = { origin: shop.url, path: paths[page] };
      const name = `${page}, ${language}`;
      memory[`/${page}-${language}`] = await (await fetch(shop.url + paths[page], { headers })).text();
      const kept = `${name}, from memory`;
      targets.push(
        { name: `${name}, warm`, ...address, headers, floor: kept },
        { name: `${name}, warm, with a cart`, ...address, headers: { ...headers, ...cart }, floor: kept },
        { name: `${name}, cold`, ...address, headers: { ...headers, ...COLD }, floor: BARE, isSlow: true },
      );
      if (page !== "home") continue;
      targets.push({
        name: `${name}, cold, with a cart`,
        ...address,
        headers: { ...headers, ...COLD, ...cart },
        floor: BARE,
        isSlow: true,
      });
    }
  }
  const [fromMemory, hello, workerd] = [await serveFromMemory(memory), await serveHello(), await serveBareWorkerd()];
  const headers = visitHeaders("en");
  for (const path of Object.keys(memory)) {
    const name = `${path.slice(1).replace("-", ", ")}, from memory`;
    targets.push({ name, origin: fromMemory.url, path, headers });
  }
  targets.push(
    { name: BARE, origin: bare.url, path: "/still", headers },
    { name: "hello, in miniflare", origin: hello.url, path: "/", headers },
    { name: "hello, bare workerd", origin: workerd.url, path: "/", headers },
  );
  const step = startStep(`Requests a second of ${targets.length} addresses`);
  try {
    const onProgress = (share: number) => step.update(share);
    const load = { rounds: runs, seconds: 1, visits: isQuick ? 20 : 34, onProgress };
    const rates = await measureRates(targets, load);
    step.done("Requests a second measured");
    for (const [name, { failed }] of rates) if (failed > 0) fail(new Error(`${name}: ${failed} answers were not 200`));
    return targets.flatMap(({ name, floor }) =>
      figuresOf(name, rates.get(name)!, floor, floor ? rates.get(floor) : undefined),
    );
  } catch (error) {
    step.failed();
    throw error;
  } finally {
    for (const floor of [fromMemory, hello, workerd]) await floor.stop();
  }
}

const BARE = "bare React Router page of 48 cards";

function figuresOf(row: string, rate: Rate, name = "", floor?: Rate): SpeedFigure[] {
  const beside = (value: (rate: Rate) => number) => (floor ? { floor: { name, value: value(floor) } } : {});
  const { perSecond, rounds, p50, p99, askingBusy } = rate;
  return [
    {
      row,
      metric: "requests",
      value: perSecond,
      unit: "/s",
      isMore: true,
      runs: rounds,
      ...beside((one) => one.perSecond),
    },
    { row, metric: "one request, p50", value: p50, unit: "ms", ...beside((one) => one.p50) },
    { row, metric: "one request, p99", value: p99, unit: "ms", ...beside((one) => one.p99) },
    // Near 1 the asking was the limit, not the answering.
    { row, metric: "asking took of a processor", value: askingBusy, unit: "" },
  ];
}
