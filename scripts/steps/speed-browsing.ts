import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Edge } from "./edge-proxy.ts";
import { collect } from "./speed-collect.ts";
import { median, type SpeedFigure } from "./speed-figures.ts";
import { openPhone, quiet } from "./speed-lab.ts";
import type { SpeedOptions } from "./speed-options.ts";
import type { SpeedProfile } from "./speed-profiles.ts";
import { paths } from "./speed-shop.ts";

interface Lab {
  browser: Browser;
  edge: Edge;
}

const PRODUCT_LINK = 'a[href^="/product/default/"]';
/** Between the intent and the press: what an unhurried finger or mouse takes, and the line with it. */
const THINKING_MS = 300;

/** From the press on a product's link that was pointed at before to the first paint of its page. */
export async function nextPage(
  { browser, edge }: Lab,
  profile: SpeedProfile,
  options: SpeedOptions,
): Promise<SpeedFigure[]> {
  const row = `next page, ${profile.title}`;
  const times: number[] = [];
  const ahead: number[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    const { ms, fetched } = await follow(browser, edge, profile);
    times.push(ms);
    ahead.push(fetched);
  }
  const { fetched: sparing } = await follow(browser, edge, profile, { "Save-Data": "on" });
  return [
    { row, metric: "from press to paint", value: median(times), unit: "ms", runs: times },
    { row, metric: "pages fetched ahead", value: Math.max(...ahead), unit: "" },
    { row, metric: "pages fetched ahead, Save-Data", value: sparing, unit: "" },
  ];
}

async function follow(
  browser: Browser,
  edge: Edge,
  { line, cpu, phone }: SpeedProfile,
  headers?: Record<string, string>,
) {
  edge.setLine(line);
  edge.reset();
  const context = await openPhone(browser, { language: "en", isDesktop: true });
  try {
    if (headers) await context.setExtraHTTPHeaders(headers);
    const page = await context.newPage();
    await collect(page, phone);
    if (headers) await saveData(page);
    if (cpu > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.goto(edge.url + paths.listing);
    await quiet(page, edge);
    const link = page.locator(PRODUCT_LINK).first();
    await link.scrollIntoViewIfNeeded();
    await quiet(page, edge);
    edge.reset();
    await link.hover();
    await page.waitForTimeout(THINKING_MS);
    await quiet(page, edge);
    const fetched = edge.passed.filter(({ path, purpose }) => purpose === "prefetch" || isDocument(path)).length;
    return { ms: await pressToPaint(page, context), fetched };
  } finally {
    await context.close();
  }
}

const isDocument = (path: string) => path.startsWith("/product/default/");

function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const connection = { effectiveType: "4g", saveData: true, addEventListener() {} };
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  });
}

async function pressToPaint(page: Page, context: BrowserContext): Promise<number> {
  await page.evaluate((selector) => {
    // The same tab: what is measured is the way there.
    document.querySelectorAll(selector).forEach((link) => link.removeAttribute("target"));
    addEventListener(
      "click",
      () => sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now())),
      true,
    );
  }, PRODUCT_LINK);
  await page.locator(PRODUCT_LINK).first().click();
  await page.waitForURL(/\/product\/default\//, { timeout: 60_000 });
  const shown = context.pages().at(-1)!;
  return shown.evaluate(async () => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    while (paint() === undefined) await new Promise((resolve) => setTimeout(resolve, 16));
    const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & { activationStart?: number })[];
    const painted = Math.max(paint()!, visit?.activationStart ?? 0);
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("pressed"));
  });
}

interface Seen {
  text: number;
  links: string[];
  actions: string[];
  /** Blocks that wait for a script to be shown. */
  hidden: number;
}

/** What the pages show and offer with scripts switched off, beside what they do once awake. */
export async function withoutScripts(
  { browser, edge }: Lab,
  { pages, languages }: SpeedOptions,
): Promise<SpeedFigure[]> {
  edge.setLine({ roundTrip: 0, down: Infinity, up: Infinity });
  const figures: SpeedFigure[] = [];
  for (const page of pages) {
    for (const language of languages) {
      const seen = async (hasScripts: boolean) => {
        const context = await openPhone(browser, { language, hasScripts });
        const tab = await context.newPage();
        await tab.goto(edge.url + paths[page]);
        await quiet(tab, edge);
        return look(tab).finally(() => context.close());
      };
      const [off, on] = [await seen(false), await seen(true)];
      const missing = (kind: "links" | "actions") => on[kind].filter((one) => !off[kind].includes(one)).length;
      const row = `${page}, ${language}, scripts off`;
      figures.push(
        { row, metric: "text", value: off.text, unit: "", isMore: true, floor: { name: "scripts on", value: on.text } },
        { row, metric: "links missing", value: missing("links"), unit: "" },
        { row, metric: "actions missing", value: missing("actions"), unit: "" },
        { row, metric: "hidden blocks", value: off.hidden, unit: "" },
      );
    }
  }
  return figures;
}

async function look(page: Page): Promise<Seen> {
  // Playwright reads pages whose own scripts are off all the same.
  return page.evaluate(() => ({
    // Digits run: clocks and numbers of units are not the same twice.
    text: document.body.innerText.replace(/[\d\s]+/g, "").length,
    links: [...document.links].map((link) => link.pathname + link.search),
    actions: [...document.forms].map((form) => new URL(form.action).pathname),
    hidden: document.querySelectorAll('[hidden][id^="S:"], template[id^="B:"]').length,
  }));
}
