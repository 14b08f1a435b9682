import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Edge } from "../edge/proxy.ts";
import { answeredIn, collect, marks, pressAtOnce, pressMarks, type PageMarks, type PressMarks } from "./collect.ts";
import { BROWSER } from "../client.ts";
import { type LineProfile } from "../edge/link.ts";
import type { BenchLanguage } from "../options.ts";

export interface LabPage {
  path: string;
  language: BenchLanguage;
  button: string;
  cookies?: readonly { name: string; value: string }[];
}

export interface Load extends PageMarks {
  requests: number;
  bytes: number;
  bytesToLargest: number;
  fontBytes: number;
  scriptBytes: number;
  /** ms to the next frame, for a press before and after hydration; null: no button. */
  pressAsleep: number | null;
  pressAwake: number | null;
}

export interface LabProfile {
  title: string;
  line: LineProfile;
  cpu: number;
  /** navigator.connection and deviceMemory; null: unchanged. */
  phone: { effectiveType: string; memory: number } | null;
}

const KILOBIT = 1_024 / 8;

export const unthrottled: LabProfile = {
  ...{ title: "no throttling", line: { roundTrip: 0, down: Infinity, up: Infinity }, cpu: 1, phone: null },
};

/**
 * DevTools' Slow 3G delays every request by 2,000 ms: here only the first on a connection pays that, as three round
 * trips.
 */
export const slow3g: LabProfile = {
  title: "Slow 3G",
  line: { roundTrip: 2_000 / 3, down: 400 * KILOBIT, up: 400 * KILOBIT },
  ...{ cpu: 6, phone: { effectiveType: "3g", memory: 2 } },
};

type Until = (page: Page) => Promise<unknown>;

const QUIET_MS = 800;
const LONGEST_MS = 60_000;

export function openBrowser(executablePath: string, edge: Edge): Promise<Browser> {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Trusts one certificate, not any: Chromium does not cache under a certificate error.
    `--ignore-certificate-errors-spki-list=${edge.fingerprint}`,
  ];
  return chromium.launch({ executablePath, args });
}

export async function openPhone(
  browser: Browser,
  { language, hasScripts = true }: { language: BenchLanguage; hasScripts?: boolean },
): Promise<BrowserContext> {
  return browser.newContext({
    locale: language === "am" ? "am-ET" : "en-GB",
    javaScriptEnabled: hasScripts,
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    userAgent: BROWSER,
  });
}

export async function load(browser: Browser, edge: Edge, asked: LabPage, profile: LabProfile): Promise<Load> {
  return onPhone(browser, edge, asked, profile, async (page) => {
    const measured = await marks(page);
    const mine = [...edge.arrivals];
    const requests = edge.passed.length;
    const of = (purpose: string) => edge.passed.filter((passed) => passed.purpose === purpose);
    const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);
    const figures = {
      ...measured,
      requests,
      bytes: sum(mine),
      bytesToLargest: sum(mine.filter(({ at }) => at <= measured.began + measured.largestPaint)),
      fontBytes: sum(of("font")),
      scriptBytes: sum(of("script")),
    };
    return { ...figures, ...(await presses(page, edge, asked.button)) };
  });
}

export async function pressEarly(
  browser: Browser,
  edge: Edge,
  asked: LabPage,
  profile: LabProfile,
): Promise<PressMarks & PageMarks> {
  const prepare = (page: Page) => pressAtOnce(page, asked.button);
  const work = async (page: Page) => ({ ...(await marks(page)), ...(await pressMarks(page)) });
  const answered = (page: Page) =>
    page.waitForFunction(() => window.speed.press.answered !== null, null, { timeout: LONGEST_MS, polling: 100 });
  const pressed = await onPhone(browser, edge, asked, profile, work, { prepare, until: answered });
  await waitForQuiet(edge, 100);
  return pressed;
}

async function presses(page: Page, edge: Edge, button: string): Promise<Pick<Load, "pressAsleep" | "pressAwake">> {
  if ((await page.locator(button).count()) < 2) return { pressAsleep: null, pressAwake: null };
  const pressAsleep = await answeredIn(page, button, 0);
  await waitForQuiet(edge);
  return { pressAsleep, pressAwake: await answeredIn(page, button, 1) };
}

async function onPhone<T>(
  browser: Browser,
  edge: Edge,
  { path, language, cookies = [] }: LabPage,
  { line, cpu, phone }: LabProfile,
  work: (page: Page) => Promise<T>,
  { prepare, until = () => waitForQuiet(edge) }: { prepare?: (page: Page) => Promise<void>; until?: Until } = {},
): Promise<T> {
  edge.setLine(line);
  edge.reset();
  const context = await openPhone(browser, { language });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: edge.url, secure: true })));
    const page = await context.newPage();
    await collect(page, phone);
    await prepare?.(page);
    if (cpu > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.goto(edge.url + path, { waitUntil: prepare ? "commit" : "load", timeout: LONGEST_MS });
    await until(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

export async function waitForQuiet(edge: Edge, ms = QUIET_MS): Promise<void> {
  const last = Date.now() + LONGEST_MS;
  do await new Promise((resolve) => setTimeout(resolve, 100));
  while (!edge.isQuietFor(ms) && Date.now() < last);
}
