import type { Edge } from "./edge-proxy.ts";
import { median, type SpeedFigure } from "./figures.ts";
import { quiet } from "./lab.ts";
import type { SpeedProfile } from "./profiles.ts";
import { DESKTOP, paths } from "./shop.ts";
import { openTabBrowser, type Tab, type TabBrowser } from "./tab-browser.ts";

const LINK = 'a[href^="/product/default/"]:not([target]):not([data-quick-view])';
/** ms between hover and press. */
const THINKING_MS = 300;

const says = (connection: object, memory: number) => `
  Object.defineProperty(navigator, "connection", { value: { ...${JSON.stringify(connection)}, addEventListener() {} } });
  Object.defineProperty(navigator, "deviceMemory", { value: ${memory} });`;
const GOOD = { effectiveType: "4g", saveData: false };

export async function nextPage(
  { edge, path }: { edge: Edge; path: string },
  profile: SpeedProfile,
  runs: number,
): Promise<SpeedFigure[]> {
  const row = `next page, ${profile.title}`;
  const { line, phone, cpu } = profile;
  const args = [`--ignore-certificate-errors-spki-list=${edge.fingerprint}`, `--user-agent=${DESKTOP}`];
  const browser = await openTabBrowser(path, args);
  try {
    const followed: Followed[] = [];
    const on = { edge, line, cpu };
    const usual = phone ? says({ ...GOOD, effectiveType: phone.effectiveType }, phone.memory) : "";
    for (let run = 0; run < runs; run += 1) followed.push(await follow(browser, { ...on, script: usual }));
    const sparing = { script: says({ ...GOOD, saveData: true }, 8), headers: { "Save-Data": "on" } };
    const { documents } = await follow(browser, { ...on, ...sparing });
    const times = followed.map(({ ms }) => ms);
    const most = (of: (one: Followed) => number) => Math.max(...followed.map(of));
    return [
      { row, metric: "from press to paint", value: median(times), unit: "ms", runs: times },
      { row, metric: "pages fetched ahead", value: most(({ documents }) => documents), unit: "" },
      { row, metric: "bytes fetched ahead", value: most(({ bytes }) => bytes), unit: "B" },
      { row, metric: "pages fetched ahead, Save-Data", value: documents, unit: "" },
    ];
  } finally {
    await browser.close();
  }
}

interface Asked extends Pick<SpeedProfile, "line" | "cpu"> {
  edge: Edge;
  script: string;
  headers?: Record<string, string>;
}

interface Followed {
  ms: number;
  documents: number;
  bytes: number;
}

async function follow(browser: TabBrowser, { edge, line, cpu, script, headers }: Asked): Promise<Followed> {
  edge.setLine(line);
  const tab = await browser.open({ script, cpu, ...(headers && { headers }) });
  try {
    await tab.go(edge.url + paths.listing);
    await tab.until("document.readyState === 'complete'", 60_000);
    await quiet(edge);
    await tab.evaluate(`document.querySelector('${LINK}').scrollIntoView({ block: "center", behavior: "instant" })`);
    await quiet(edge);
    edge.reset();
    await tab.hover(LINK);
    await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
    await quiet(edge);
    const ahead = edge.passed.filter(({ purpose }) => purpose === "prefetch");
    const documents = edge.passed.filter(({ path }) => /^\/product\/default\/[^/]*$/.test(path)).length;
    const bytes = ahead.reduce((sum, passed) => sum + passed.bytes, 0);
    return { ms: await pressToPaint(tab), documents, bytes };
  } finally {
    await tab.close();
    await quiet(edge, 100);
  }
}

async function pressToPaint(tab: Tab): Promise<number> {
  const pressed = `sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now()))`;
  await tab.evaluate(`addEventListener("click", () => ${pressed}, true)`);
  await tab.press();
  await tab.until("location.pathname.startsWith('/product/default/')", 60_000);
  await tab.until("performance.getEntriesByName('first-contentful-paint').length > 0", 60_000);
  return tab.evaluate(`(() => {
    const [{ activationStart = 0 }] = performance.getEntriesByType("navigation");
    const [{ startTime }] = performance.getEntriesByName("first-contentful-paint");
    const painted = performance.timeOrigin + Math.max(startTime, activationStart);
    return painted - Number(sessionStorage.getItem("pressed"));
  })()`);
}
