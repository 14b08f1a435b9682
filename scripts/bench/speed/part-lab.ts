import type { Browser } from "@playwright/test";
import { startStep } from "../../steps/progress.mjs";
import type { Edge } from "./edge-proxy.ts";
import { withoutScripts } from "./browsing.ts";
import { filledCart } from "./cart.ts";
import { median, type SpeedFigure, type Unit } from "./figures.ts";
import type { Floor } from "./floors.ts";
import { type LabPage, type Load, load, pressEarly } from "./lab.ts";
import { nextPage } from "./next-page.ts";
import type { PageName, ProfileName, SpeedLanguage, SpeedOptions } from "./options.ts";
import { profiles, type SpeedProfile } from "./profiles.ts";
import { ownScripts } from "./scripts.ts";
import { paths, type SpeedShop } from "./shop.ts";

export interface Lab {
  browser: Browser;
  edge: Edge;
  path: string;
  shop: SpeedShop;
  bare: Floor;
}

export type Fail = (error: Error) => void;

export const ADD_BUTTON =
  'button[form="add"]:not([disabled]), form[action^="/cart/lines"] button:not([formaction]):not([disabled])';
const QUANTITY = 'form[action^="/cart/lines/update"] button:not([disabled], [aria-hidden])';
const NOTHING = "none";
const ADDING: readonly PageName[] = ["home", "listing", "product"];
/** Keeps a whole run under twenty minutes. */
const isLeftOut = (profile: ProfileName, page: PageName) =>
  profile === "slow4g" && page !== "home" && page !== "product";
const BARE_PAGES = { "bare page": "/still", "bare page, hydrated": "/awake" };

type Metric = readonly [name: string, unit: Unit, of: (load: Load) => number | null];

const METRICS: readonly Metric[] = [
  ["first paint", "ms", ({ firstPaint }) => firstPaint],
  ["largest paint", "ms", ({ largestPaint }) => largestPaint],
  ["blocking time", "ms", ({ blocking }) => blocking],
  ["layout shift", "", ({ shift }) => Math.round(shift * 10_000) / 10_000],
  ["requests", "", ({ requests }) => requests],
  ["bytes", "B", ({ bytes }) => bytes],
  ["bytes to largest paint", "B", ({ bytesToLargest }) => bytesToLargest],
  ["fonts", "B", ({ fontBytes }) => fontBytes],
  ["script files", "B", ({ scriptBytes }) => scriptBytes],
  ["press answered, asleep", "ms", ({ pressAsleep }) => pressAsleep],
  ["press answered, awake", "ms", ({ pressAwake }) => pressAwake],
];

export async function labPart(lab: Lab, options: SpeedOptions, fail: Fail): Promise<SpeedFigure[]> {
  const { edge, shop, bare } = lab;
  const carts = new Map<SpeedLanguage, LabPage["cookies"]>();
  for (const language of options.languages) carts.set(language, await filledCart(shop, language));
  const tasks: (() => Promise<SpeedFigure[]>)[] = [() => compressAll(lab, options)];
  for (const name of options.profiles) {
    const profile = profiles[name];
    const runs = name === "none" ? 1 : options.runs;
    const isPressed = name === "slow3g";
    const floors: Floors = { name: "bare page", values: new Map() };
    for (const [title, path] of Object.entries(BARE_PAGES)) {
      tasks.push(async () => {
        edge.setUpstream(bare.url, shop.url);
        const asked: LabPage = { path, language: "en", button: isPressed ? ADD_BUTTON : NOTHING };
        const figures = await pageFigures(
          lab,
          `${title}, ${profile.title}`,
          asked,
          profile,
          { runs: path === "/still" ? runs : 1, isPressed },
          floors,
        );
        if (path === "/still") for (const { metric, value } of figures) floors.values.set(metric, value);
        return figures;
      });
    }
    for (const page of options.pages) {
      for (const language of options.languages) {
        if (isLeftOut(name, page)) continue;
        tasks.push(() => {
          edge.setUpstream(shop.url);
          const isCart = page === "cart";
          const cookies = isCart ? carts.get(language) : [];
          const button = !isPressed ? NOTHING : isCart ? QUANTITY : ADD_BUTTON;
          const asked: LabPage = { path: paths[page], language, button, cookies };
          const row = `${page}, ${language}, ${profile.title}`;
          const own = { runs, isPressed: isPressed && ADDING.includes(page) };
          return pageFigures(lab, row, asked, profile, own, floors);
        });
      }
    }
    if (name !== "slow4g") {
      tasks.push(() => {
        edge.setUpstream(shop.url);
        return nextPage(lab, profile, name === "none" ? options.runs : 1);
      });
    }
  }
  tasks.push(() => {
    edge.setUpstream(shop.url);
    return withoutScripts(lab, options);
  });
  tasks.push(() => {
    edge.setUpstream(shop.url);
    return ownScripts(lab, options);
  });
  return inTurn(tasks, fail);
}

/** The edge compresses every file once, before the measurement. */
async function compressAll({ browser, edge, shop }: Lab, { pages }: SpeedOptions): Promise<SpeedFigure[]> {
  edge.setUpstream(shop.url);
  for (const page of pages)
    await load(browser, edge, { path: paths[page], language: "en", button: ADD_BUTTON }, profiles.none);
  return [];
}

async function inTurn(tasks: readonly (() => Promise<SpeedFigure[]>)[], fail: Fail): Promise<SpeedFigure[]> {
  const step = startStep("Loading pages in the browser");
  const figures: SpeedFigure[] = [];
  for (const [index, task] of tasks.entries()) {
    figures.push(...(await task().catch((error: Error) => (fail(error), []))));
    step.update((index + 1) / tasks.length);
  }
  step.done("Pages loaded in the browser");
  return figures;
}

export interface Floors {
  name: string;
  values: Map<string, number>;
}

export async function pageFigures(
  { browser, edge }: Pick<Lab, "browser" | "edge">,
  row: string,
  asked: LabPage,
  profile: SpeedProfile,
  { runs, isPressed }: { runs: number; isPressed: boolean },
  floors: Floors,
): Promise<SpeedFigure[]> {
  const loads: Load[] = [];
  const works: number[] = [];
  const answered: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await load(browser, edge, asked, profile));
    if (!isPressed) continue;
    const press = await pressEarly(browser, edge, asked, profile);
    if (press.works === null) throw new Error(`${row}: the press on the first button had no effect`);
    works.push(press.works - press.firstPaint);
    if (press.answered !== null) answered.push(press.answered - press.firstPaint);
  }
  const floorOf = (metric: string) => {
    const value = floors.values.get(metric);
    return value === undefined ? {} : { floor: { name: floors.name, value } };
  };
  const figure = (metric: string, unit: Unit, all: readonly number[]): SpeedFigure[] =>
    all.length === 0 ? [] : [{ row, metric, unit, value: median(all), runs: all, ...floorOf(metric) }];
  return [
    ...METRICS.flatMap(([metric, unit, of]) =>
      figure(
        metric,
        unit,
        loads.map(of).filter((value): value is number => value !== null),
      ),
    ),
    ...figure("works after first paint", "ms", works),
    ...figure("answered after first paint", "ms", answered),
  ];
}
