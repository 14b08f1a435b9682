import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { root } from "../../steps/root.ts";
import { ensureBuild } from "../../steps/shop/build.ts";
import { findBrowser } from "../../steps/tests/find-browser.ts";
import { startEdge } from "./edge-proxy.ts";
import { comparison } from "./compare.ts";
import { type SpeedFigure, speedTable } from "./figures.ts";
import { type Floor, serveFloorApp } from "./floors.ts";
import { goalsTable, reachedGoals } from "./goals.ts";
import { openBrowser } from "./lab.ts";
import type { FailedAudit } from "./lighthouse.ts";
import type { SpeedOptions, SpeedPart } from "./options.ts";
import { bytesPart } from "./part-bytes.ts";
import { distancePart } from "./part-distance.ts";
import { feedPart, NO_FEED, realFeed } from "./part-feed.ts";
import { drawnPart } from "./part-drawn.ts";
import { labPart } from "./part-lab.ts";
import { lighthousePart, orderPart, scalePart } from "./part-others.ts";
import { ratesPart } from "./part-rates.ts";
import { openSpeedShop, paths, type SpeedShop, visitHeaders, warmUp } from "./shop.ts";
import { type StatePlace, statePlace } from "./state.ts";

export interface SpeedRun {
  date: string;
  machine: string;
  /** Load average at the start: on a busy machine the other work is measured. */
  load: number;
  state: StatePlace;
  minutes: number;
  options: SpeedOptions;
  figures: SpeedFigure[];
  lighthouse: Partial<Record<string, FailedAudit[]>>;
  failed: Partial<Record<SpeedPart, string>>;
  leftOut: Partial<Record<SpeedPart, string>>;
}

const reportFile = join(root, ".cache", "bench", "speed.json");

export async function runSpeed(options: SpeedOptions): Promise<SpeedRun> {
  await ensureBuild();
  const begun = Date.now();
  const run: SpeedRun = {
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
    load: loadavg()[0]!,
    state: statePlace,
    minutes: 0,
    options,
    figures: [],
    lighthouse: {},
    failed: {},
    leftOut: {},
  };
  const failing = (part: SpeedPart) => (error: Error) => {
    console.error(error);
    run.failed[part] = [run.failed[part] ?? [], error.message.split("\n")[0]!].flat().join("; ");
  };
  const measure: Record<SpeedPart, () => Promise<SpeedFigure[]>> = {
    bytes: () => onShop(options, (shop, bare) => bytesPart(shop, bare, options)),
    lab: () => onEdge(options, async (lab) => labPart(lab, options, failing("lab"))),
    drawn: () => onEdge(options, async (lab) => drawnPart(lab, options, failing("drawn"))),
    rates: () => onShop(options, (shop, bare) => ratesPart(shop, bare, options, failing("rates"))),
    distance: () => onShop(options, (shop) => distancePart(shop, options.distance!)),
    order: orderPart,
    scale: async () => scalePart(),
    feed: async () => {
      const feed = realFeed();
      if (feed !== null) return feedPart(feed, options);
      run.leftOut.feed = NO_FEED;
      return [];
    },
    lighthouse: () =>
      onEdge(options, async ({ edge, path, shop }) => {
        edge.setUpstream(shop.url);
        const { figures, failed } = await lighthousePart(edge, path, options, failing("lighthouse"));
        run.lighthouse = failed;
        return figures;
      }),
  };
  for (const part of options.parts) {
    try {
      run.figures.push(...(await measure[part]()));
    } catch (error) {
      failing(part)(error as Error);
    }
    run.minutes = (Date.now() - begun) / 60_000;
    keep(run);
  }
  return run;
}

function keep(run: SpeedRun): void {
  mkdirSync(join(root, ".cache", "bench"), { recursive: true });
  writeFileSync(reportFile, JSON.stringify(run, null, 2));
}

export function speedReport(run: SpeedRun): string {
  const { date, machine, load, state, minutes, options, figures, lighthouse, failed, leftOut } = run;
  const marked = Object.entries(lighthouse).flatMap(([page, audits = []]) =>
    audits.map(
      ({ category, title, score, found }) => `- ${page}, ${category}: ${title} (${score})${found && `: ${found}`}`,
    ),
  );
  const parts = [
    `${date} UTC, ${machine}, load ${load.toFixed(1)}, database in ${state === "memory" ? "memory" : "files on the disk"}, middle of ${options.runs}, seed ${options.seed}, ${minutes.toFixed(1)} minutes`,
    speedTable(figures),
    ...(marked.length > 0 ? [`What Lighthouse marked down:\n${marked.join("\n")}`] : []),
    goalsTable(reachedGoals(figures, options.languages)),
    ...Object.entries(leftOut).map(([part, why]) => `Left out: ${part} (${why})`),
    ...Object.entries(failed).map(([part, why]) => `Could not be measured: ${part} (${why})`),
  ];
  if (options.compare !== null) {
    const before = JSON.parse(readFileSync(options.compare, "utf8")) as SpeedRun;
    parts.push(`Beside the run of ${before.date}:\n\n${comparison(figures, before.figures)}`);
  }
  return parts.join("\n\n");
}

async function onShop<T>(
  { languages }: SpeedOptions,
  work: (shop: SpeedShop, bare: Floor) => Promise<T>,
  publicOrigin?: string,
): Promise<T> {
  const shop = await openSpeedShop({ publicOrigin });
  try {
    await warmUp(shop.url, languages);
    const bare = await serveFloorApp(await picturesOf(shop));
    return await work(shop, bare).finally(bare.stop);
  } finally {
    await shop.stop();
  }
}

async function onEdge<T>(
  options: SpeedOptions,
  work: (lab: {
    edge: Awaited<ReturnType<typeof startEdge>>;
    browser: Awaited<ReturnType<typeof openBrowser>>;
    path: string;
    shop: SpeedShop;
    bare: Floor;
  }) => Promise<T>,
): Promise<T> {
  const path = await findBrowser();
  const edge = await startEdge();
  try {
    const onBoth = async (shop: SpeedShop, bare: Floor) => {
      const browser = await openBrowser(path, edge);
      return work({ edge, browser, path, shop, bare }).finally(() => browser.close());
    };
    return await onShop(options, onBoth, edge.url);
  } finally {
    await edge.stop();
  }
}

async function picturesOf(shop: SpeedShop): Promise<string[]> {
  const html = await (await fetch(shop.url + paths.home, { headers: visitHeaders("en") })).text();
  const found = [...html.matchAll(/\/media\/[\w/.-]+-320\.(?:avif|webp)/g)].map(([path]) => path);
  if (found.length === 0) throw new Error("the home page has no pictures");
  return [...new Set(found)].slice(0, 24);
}
