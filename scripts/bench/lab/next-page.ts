import { BROWSER } from "../client.ts";
import type { Edge } from "../edge/proxy.ts";
import { type Figure, median } from "../report.ts";
import { paths } from "../shop.ts";
import { type LabProfile, waitForQuiet } from "./phone.ts";
import { openTabBrowser, type Tab, type TabBrowser } from "./tab-browser.ts";

const LINK = 'a[href^="/product/default/"]:not([target]):not([data-quick-view])';
const DESKTOP = BROWSER.replace(" Mobile", "").replace("Linux; Android 10; K", "X11; Linux x86_64");
/** ms between hover and press. */
const THINKING_MS = 300;

const says = (connection: object, memory: number) => `
  Object.defineProperty(navigator, "connection", { value: { ...${JSON.stringify(connection)}, addEventListener() {} } });
  Object.defineProperty(navigator, "deviceMemory", { value: ${memory} });`;
const GOOD = { effectiveType: "4g", saveData: false };

export async function nextPage(
  { edge, path }: { edge: Edge; path: string },
  profile: LabProfile,
  runs: number,
): Promise<Figure[]> {
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
    const own = (metric: string, value: number, limit?: number): Figure => ({
      ...{ goal: "11", row, metric, value, unit: "" },
      ...(limit !== undefined && { limit }),
    });
    const most = (of: (one: Followed) => number) => Math.max(...followed.map(of));
    return [
      // On slower lines nothing is prefetched (decision 34).
      { ...own("from press to paint", median(times), phone ? undefined : 100), unit: "ms", runs: times },
      own(
        "pages prefetched",
        most(({ documents }) => documents),
        1,
      ),
      own("pages prefetched, Save-Data", documents, 0),
    ];
  } finally {
    await browser.close();
  }
}

interface Asked extends Pick<LabProfile, "line" | "cpu"> {
  edge: Edge;
  script: string;
  headers?: Record<string, string>;
}

interface Followed {
  ms: number;
  documents: number;
}

async function follow(browser: TabBrowser, { edge, line, cpu, script, headers }: Asked): Promise<Followed> {
  edge.setLine(line);
  const tab = await browser.open({ script, cpu, ...(headers && { headers }) });
  try {
    await tab.go(edge.url + paths.listing);
    await tab.until("document.readyState === 'complete'", 60_000);
    await waitForQuiet(edge);
    await tab.evaluate(`document.querySelector('${LINK}').scrollIntoView({ block: "center", behavior: "instant" })`);
    await waitForQuiet(edge);
    edge.reset();
    await tab.hover(LINK);
    await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
    await waitForQuiet(edge);
    const documents = edge.passed.filter(({ path }) => /^\/product\/default\/[^/]*$/.test(path)).length;
    return { ms: await pressToPaint(tab), documents };
  } finally {
    await tab.close();
    await waitForQuiet(edge, 100);
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
