import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { PlainError } from "../plain-error.mjs";
import { startStep } from "../progress.mjs";
import { runTool } from "../run-tool.ts";

const INSTALLED_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome.exe"];
const INSTALLED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const FETCH_TIMEOUT_MS = 180_000;
const INSTALL_TIMEOUT_MS = 600_000;

/** The ways to a browser, in the order they are tried; each answers a path, or null. */
export interface BrowserWays {
  named: () => string | null;
  playwrights: () => string | null;
  fetched: () => Promise<string | null>;
  installed: () => string | null;
  debians: () => Promise<string | null>;
}

/** The browser for the end-to-end tests; rejects with one sentence when there is none and none can be had. */
export async function findBrowser(ways: BrowserWays = waysOfThisMachine): Promise<string> {
  const path =
    ways.named() ?? ways.playwrights() ?? (await ways.fetched()) ?? ways.installed() ?? (await ways.debians());
  if (path) return path;
  throw new PlainError(
    "The end-to-end tests need a browser: install Chromium or Google Chrome, or name one with CHROMIUM_PATH, and run the same command again.",
  );
}

const waysOfThisMachine: BrowserWays = {
  named() {
    const path = process.env.CHROMIUM_PATH;
    if (!path) return null;
    if (existsSync(path)) return path;
    throw new PlainError(`CHROMIUM_PATH names ${path}, and there is no such file.`);
  },
  playwrights() {
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  },
  async fetched() {
    const step = startStep("Fetching Playwright's Chromium");
    await runTool("playwright", ["install", "chromium"], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" },
      timeoutMs: FETCH_TIMEOUT_MS,
    });
    const path = this.playwrights();
    step.done(path ? "Playwright's Chromium fetched" : "Playwright's Chromium cannot be fetched here");
    return path;
  },
  installed() {
    const folders = (process.env.PATH ?? "").split(delimiter);
    const candidates = [
      ...INSTALLED_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
      ...INSTALLED_PATHS,
    ];
    return candidates.find((path) => existsSync(path)) ?? null;
  },
  async debians() {
    if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
    const step = startStep("Installing Debian's chromium");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runTool("apt-get", ["update"], { env, timeoutMs: INSTALL_TIMEOUT_MS });
    await runTool("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      env,
      timeoutMs: INSTALL_TIMEOUT_MS,
    });
    const path = this.installed();
    step.done(path ? "Debian's chromium installed" : "Debian's chromium cannot be installed here");
    return path;
  },
};
