import type { Browser } from "@playwright/test";
import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import { productHref } from "../../../app/domain/products/product-links.ts";
import { startStep } from "../../steps/progress.mjs";
import { random } from "../../steps/random.ts";
import { findBrowser } from "../../steps/tests/find-browser.ts";
import { type Edge, startEdge } from "../edge/proxy.ts";
import type { BenchLanguage, BenchOptions, PageName } from "../options.ts";
import { type Figure, median, type Unit } from "../report.ts";
import { type BenchShop, filledCart, openBenchShop, paths, warmUp } from "../shop.ts";
import { serveBarePage } from "./bare-page.ts";
import { nextPage } from "./next-page.ts";
import {
  type LabPage,
  type LabProfile,
  type Load,
  load,
  openBrowser,
  pressEarly,
  slow3g,
  unthrottled,
} from "./phone.ts";
import { drawPages, publicPages } from "./public-pages.ts";
import { withoutScripts } from "./without-scripts.ts";

export interface Lab {
  browser: Browser;
  edge: Edge;
  path: string;
  shop: BenchShop;
}

export const ADD_BUTTON =
  'button[form="add"]:not([disabled]), form[action^="/cart/lines"] button:not([formaction]):not([disabled])';
const QUANTITY = 'form[action^="/cart/lines/update"] button:not([disabled], [aria-hidden])';
export const NO_BUTTON = "none";
const ADDING: readonly PageName[] = ["home", "listing", "product"];
const DRAWN = 5;

type Metric = readonly [name: string, unit: Unit, of: (load: Load) => number | null];

const METRICS: readonly Metric[] = [
  ["first paint", "ms", ({ firstPaint }) => firstPaint],
  ["largest by first paint", "", ({ firstPaint, largestPaint }) => largestPaint / firstPaint],
  ["blocking time", "ms", ({ blocking }) => blocking],
  ["layout shift", "", ({ shift }) => Math.round(shift * 10_000) / 10_000],
  ["requests", "", ({ requests }) => requests],
  ["bytes", "B", ({ bytes }) => bytes],
  ["bytes to largest paint", "B", ({ bytesToLargest }) => bytesToLargest],
  ["fonts", "B", ({ fontBytes }) => fontBytes],
  ["script files", "B", ({ scriptBytes }) => scriptBytes],
  ["press answered, not hydrated", "ms", ({ pressAsleep }) => pressAsleep],
  ["press answered, hydrated", "ms", ({ pressAwake }) => pressAwake],
];

type Limits = Partial<Record<string, readonly [goal: string, limit: number]>>;

/** Limits of docs/brief/speed.md 4 for every page. */
export const ANY_PAGE: Limits = {
  "blocking time": ["6", 0],
  "layout shift": ["6", 0],
  "press answered, not hydrated": ["6", 64],
  "press answered, hydrated": ["6", 64],
  "works after first paint": ["5", 250],
};

function limitsOf(page: PageName, language: BenchLanguage): Limits {
  return {
    ...ANY_PAGE,
    ...(ADDING.includes(page) && { "script files": ["1", 0] }),
    ...(page === "product" && { "largest by first paint": ["3", 1.25] }),
    ...(page === "home" && {
      "largest by first paint": ["3", 1.1],
      "bytes to largest paint": ["4", 15_000],
      bytes: ["4", 125_000],
      requests: ["4", 14],
      fonts: ["4", language === "en" ? 0 : 35_000],
    }),
  };
}

export async function labPart(options: BenchOptions, fail: (error: Error) => void): Promise<Figure[]> {
  return withLab({}, async (lab) => {
    await warmUp(lab.shop.url, options.languages);
    const step = startStep("Loading pages in the browser");
    const figures: Figure[] = [];
    const tasks = [() => barePage(lab, options.runs), ...pageTasks(lab, options), ...(await drawnTasks(lab, options))];
    tasks.push(
      () => nextPage(lab, unthrottled, options.runs),
      () => withoutScripts(lab, options),
    );
    if (!options.isQuick) tasks.push(() => nextPage(lab, slow3g, 1));
    for (const [index, task] of tasks.entries()) {
      figures.push(...(await task().catch((error: Error) => (fail(error), []))));
      step.update((index + 1) / tasks.length);
    }
    step.done("Pages loaded in the browser");
    return figures;
  });
}

type Task = () => Promise<Figure[]>;

export async function withLab<T>(
  shopOptions: Omit<Parameters<typeof openBenchShop>[0] & object, "publicOrigin">,
  work: (lab: Lab) => Promise<T>,
): Promise<T> {
  const path = await findBrowser();
  const edge = await startEdge();
  const shop = await openBenchShop({ ...shopOptions, publicOrigin: edge.url });
  edge.setUpstream(shop.url);
  const browser = await openBrowser(path, edge);
  try {
    return await work({ browser, edge, path, shop });
  } finally {
    await browser.close();
    await shop.stop();
    await edge.stop();
  }
}

async function barePage({ browser, edge, shop }: Lab, runs: number): Promise<Figure[]> {
  const bare = await serveBarePage();
  edge.setUpstream(bare.url);
  try {
    const asked: LabPage = { path: "/", language: "en", button: "button" };
    const own = { runs, isPressed: true, limits: {} };
    const all = await pageFigures({ browser, edge }, `bare page, ${slow3g.title}`, asked, slow3g, own);
    return all.filter(({ metric }) => /^(first paint|blocking time|press|works)/.test(metric));
  } finally {
    edge.setUpstream(shop.url);
    bare.stop();
  }
}

function pageTasks(lab: Lab, { pages, languages, runs }: BenchOptions): Task[] {
  return pages.flatMap((page) =>
    languages.map((language) => async () => {
      const isCart = page === "cart";
      const cookies = isCart ? await filledCart(lab.shop, language) : [];
      const asked: LabPage = { path: paths[page], language, button: isCart ? QUANTITY : ADD_BUTTON, cookies };
      // The edge compresses every file once, before the measurement.
      await load(lab.browser, lab.edge, { ...asked, button: NO_BUTTON }, unthrottled);
      const row = `${page}, ${language}, ${slow3g.title}`;
      const own = { runs, isPressed: ADDING.includes(page), limits: limitsOf(page, language) };
      return pageFigures(lab, row, asked, slow3g, own);
    }),
  );
}

/** Drawn by the seed, because otherwise only the named pages would be made fast. */
async function drawnTasks(lab: Lab, { languages, runs, seed, isQuick }: BenchOptions): Promise<Task[]> {
  if (isQuick) return [];
  const drawn = [...drawPages(publicPages(), DRAWN, seed), ...(await drawGoods(lab.shop, seed))];
  return languages.map((language) => async () => {
    const first = async (path: string, limits: Limits) => {
      const asked: LabPage = { path, language, button: NO_BUTTON };
      await load(lab.browser, lab.edge, asked, unthrottled);
      const row = `drawn, ${path}, ${language}, ${slow3g.title}`;
      const all = await pageFigures(lab, row, asked, slow3g, { runs, isPressed: false, limits });
      return all.filter(({ metric }) => /^(first paint|blocking time|layout shift)$/.test(metric));
    };
    const [home] = await first(paths.home, {});
    const figures: Figure[] = [];
    for (const path of drawn)
      figures.push(...(await first(path, { ...ANY_PAGE, "first paint": ["6", home!.value * 1.15] })));
    return figures;
  });
}

async function drawGoods({ db }: BenchShop, seed: string): Promise<string[]> {
  const database = await db();
  const chance = random(`goods ${seed}`);
  const names = "SELECT name, name_slug AS slug FROM product WHERE retired_at IS NULL ORDER BY id";
  const { results: products } = await database.prepare(names).all<{ name: string; slug: string }>();
  const { results: categories } = await database
    .prepare("SELECT DISTINCT c.slug_name AS slug FROM category c JOIN product p ON p.category_id = c.id ORDER BY 1")
    .all<{ slug: string }>();
  return [
    productHref(chance.pick(products).slug),
    listingHref({ category: chance.pick(categories).slug }),
    listingHref({ name: chance.pick(products).name.split(" ")[0]! }),
  ];
}

interface Measuring {
  runs: number;
  isPressed: boolean;
  limits: Limits;
}

export async function pageFigures(
  { browser, edge }: Pick<Lab, "browser" | "edge">,
  row: string,
  asked: LabPage,
  profile: LabProfile,
  { runs, isPressed, limits }: Measuring,
): Promise<Figure[]> {
  const loads: Load[] = [];
  const works: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await load(browser, edge, asked, profile));
    if (!isPressed) continue;
    const press = await pressEarly(browser, edge, asked, profile);
    if (press.works === null) throw new Error(`${row}: the press on the first button had no effect`);
    works.push(press.works - press.firstPaint);
  }
  const figure = (metric: string, unit: Unit, all: readonly number[]): Figure[] => {
    const [goal, limit] = limits[metric] ?? [];
    const own = goal === undefined || limit === undefined ? {} : { goal, limit };
    return all.length === 0 ? [] : [{ row, metric, unit, value: median(all), runs: all, ...own }];
  };
  const present = (of: Metric[2]) => loads.map(of).filter((value): value is number => value !== null);
  return [
    ...METRICS.flatMap(([metric, unit, of]) => figure(metric, unit, present(of))),
    ...figure("works after first paint", "ms", works),
  ];
}
