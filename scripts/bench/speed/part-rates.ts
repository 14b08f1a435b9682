import { startStep } from "../../steps/progress.mjs";
import { cookieHeader, filledCart } from "./cart.ts";
import type { SpeedFigure } from "./figures.ts";
import { type Floor, FROM_MEMORY, serveBareWorkerd, serveFromMemory, serveHello } from "./floors.ts";
import type { SpeedOptions } from "./options.ts";
import type { Fail } from "./part-lab.ts";
import { measureRates, type Rate, type RateTarget } from "./rates.ts";
import { openSpeedShop, paths, type SpeedShop, visitHeaders, warmUp } from "./shop.ts";

/** The test mode composes pages anew for this header. */
const COLD = { "x-test-cache": "off" };

export async function ratesPart(
  shop: SpeedShop,
  bare: Floor,
  options: SpeedOptions,
  fail: Fail,
): Promise<SpeedFigure[]> {
  const { pages, languages, runs, isQuick } = options;
  const deployed = await openSpeedShop({ isDeployed: true });
  await warmUp(deployed.url, languages);
  const targets: (RateTarget & { floor?: string })[] = [];
  const memory: Record<string, string> = {};
  const warm: (RateTarget & { kept: string })[] = [];
  for (const language of languages) {
    const [cart, coldCart] = [
      { Cookie: cookieHeader(await filledCart(deployed, language)) },
      { Cookie: cookieHeader(await filledCart(shop, language)) },
    ];
    for (const page of pages) {
      const headers = visitHeaders(language);
      const address = { origin: shop.url, path: paths[page] };
      const name = `${page}, ${language}`;
      if (page === "cart") {
        const own = { ...headers, ...COLD, ...coldCart };
        targets.push({ name: `${name}, filled`, ...address, headers: own, ...COLDLY });
        continue;
      }
      const ready = { origin: deployed.url, path: paths[page], pid: deployed.pid };
      for (const [title, own] of [
        ["warm", headers],
        ["warm, with a cart", { ...headers, ...cart }],
      ] as const) {
        const kept = `${page}-${language}${own === headers ? "" : "-cart"}`;
        memory[kept] = await (await fetch(deployed.url + paths[page], { headers: own })).text();
        warm.push({ name: `${name}, ${title}`, ...ready, headers: own, kept });
      }
      targets.push({ name: `${name}, cold`, ...address, headers: { ...headers, ...COLD }, ...COLDLY });
      if (page !== "home") continue;
      targets.push({
        name: `${name}, cold, with a cart`,
        ...address,
        headers: { ...headers, ...COLD, ...coldCart },
        ...COLDLY,
      });
    }
  }
  const [fromMemory, hello, workerd] = [await serveFromMemory(memory), await serveHello(), await serveBareWorkerd()];
  const headers = visitHeaders("en");
  for (const { kept, ...target } of warm) {
    const { path } = target;
    const own = { ...target.headers, [FROM_MEMORY]: kept };
    const beside = { name: kept, origin: fromMemory.url, path, headers: own, pid: fromMemory.pid, ...PAIRED };
    targets.push({ ...target, ...PAIRED, beside, times: path === paths.home ? 10 : 2 });
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
    for (const floor of [fromMemory, hello, workerd, deployed]) await floor.stop();
  }
}

const BARE = "bare React Router page of 48 cards";
const COLDLY = { floor: BARE, isSlow: true, seconds: 3 };
/** Machine noise changes within seconds. */
const PAIRED = { seconds: 0.5 };
const KEPT = "the same bytes from memory";

function figuresOf(row: string, rate: Rate, name = "", floor?: Rate): SpeedFigure[] {
  const { perSecond, rounds, p50, p99, askingBusy, cost, beside } = rate;
  const floorOf = (value: (rate: Rate) => number) => (floor ? { floor: { name, value: value(floor) } } : {});
  const paired = (value: number, ratios: readonly number[]) => ({ floor: { name: KEPT, value }, ratios });
  const figures: SpeedFigure[] = [
    {
      ...{ row, metric: "requests", value: perSecond, unit: "/s", isMore: true, runs: rounds },
      ...(beside ? paired(beside.perSecond, beside.share) : floorOf((one) => one.perSecond)),
    },
    { row, metric: "one request, p50", value: p50, unit: "ms", ...floorOf((one) => one.p50) },
    { row, metric: "one request, p99", value: p99, unit: "ms", ...floorOf((one) => one.p99) },
    { row, metric: "asking took of a processor", value: askingBusy, unit: "" },
  ];
  if (beside && !Number.isNaN(cost)) {
    const ratios = paired(beside.cost, beside.costShare);
    figures.push({ row, metric: "processor for one answer", value: cost, unit: "µs", ...ratios });
  }
  return figures;
}
