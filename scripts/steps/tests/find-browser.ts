import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { PlainError } from "../plain-error.mjs";
import { startStep } from "../progress.mjs";
import { runTool } from "../run-tool.ts";

/** Headless shell: two thirds of the time, but no back/forward cache and no notifications. */
const SHELL = "chromium-headless-shell";
const INSTALLED_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome.exe"];
const INSTALLED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const FETCH_TIMEOUT_MS = 180_000;
const INSTALL_TIMEOUT_MS = 600_000;

export interface BrowserWays {
  named: () => string | null;
  playwrights: () => string | null;
  installed: () => string | null;
  debians: () => Promise<string | null>;
  fetched: () => Promise<string | null>;
}

export async function findBrowsers(): Promise<{ CHROMIUM_PATH: string; CHROMIUM_SHELL: string }> {
  const whole = await findBrowser();
  const isChosen = process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== "";
  return { CHROMIUM_PATH: whole, CHROMIUM_SHELL: (isChosen ? null : await findShell()) ?? whole };
}

async function findShell(installed = () => findOnPath([SHELL]), install = installDebians): Promise<string | null> {
  return installed() ?? ((await install([SHELL])) ? installed() : null);
}

export async function findBrowser(ways: BrowserWays = waysOfThisMachine): Promise<string> {
  const path =
    ways.named() ?? ways.playwrights() ?? ways.installed() ?? (await ways.debians()) ?? (await ways.fetched());
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
  installed() {
    return findOnPath(INSTALLED_NAMES) ?? INSTALLED_PATHS.find((path) => existsSync(path)) ?? null;
  },
  async debians() {
    return (await installDebians(["chromium", SHELL])) ? this.installed() : null;
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
};

/** Needs Debian and root. */
async function installDebians(packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const names = packages.join(" and ");
  const step = startStep(`Installing Debian's ${names}`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const timeout = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20"];
  await runTool("apt-get", [...timeout, "update"], { env, timeoutMs: INSTALL_TIMEOUT_MS });
  const { ok } = await runTool("apt-get", [...timeout, "install", "-y", "--no-install-recommends", ...packages], {
    env,
    timeoutMs: INSTALL_TIMEOUT_MS,
  });
  step.done(ok ? `Debian's ${names} installed` : `Debian's ${names} cannot be installed here`);
  return ok;
}

export function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
