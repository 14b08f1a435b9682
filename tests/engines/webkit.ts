import { spawn, type ChildProcess } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { freePort } from "../../scripts/steps/port.mjs";
import { stopWithUs } from "../../scripts/steps/stop.ts";
import { findOnPath } from "../../scripts/steps/tests/find-browser.ts";
import { PHONE, shownElement, until, type Engine, type EnginePage } from "./engine.ts";

const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const driver = findOnPath(["WebKitWebDriver"]);
const screen = findOnPath(["Xvfb"]);

/** GTK's minimum sizes would keep the window wider than a phone. */
const NARROW =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }";
const STILL = "[Settings]\ngtk-enable-animations=0\n";

const DRAWN_MS = 150;

export const webkit: Engine = {
  name: "WebKit",
  missing: driver && miniBrowser && screen ? null : "WebKit is not installed (apt-get install webkit2gtk-driver xvfb)",
  open: openWebkit,
};

async function openWebkit(hasScripts: boolean): Promise<EnginePage> {
  const programs = await startPrograms();
  const args = ["--automation", ...(hasScripts ? [] : ["--enable-javascript=false"])];
  const options = { "webkitgtk:browserOptions": { binary: miniBrowser, args } };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", ...options });
  const browser = await until("the driver", () =>
    new Builder().usingServer(programs.url).withCapabilities(capabilities).build(),
  );
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
  const run: EnginePage["run"] = (work, ...values) =>
    browser.executeScript(`return (${work})(...arguments)`, ...values);
  const find = (selector: string) =>
    until(selector, () => browser.executeScript<WebElement | null>(`return (${shownElement})(...arguments)`, selector));
  const faults: string[] = [];
  const collect = async () => void faults.push(...(await run(heardErrors)));
  return {
    run,
    go: async (url) => {
      await collect();
      await browser.get(url);
      await collect();
    },
    press: async (selector) => {
      await collect();
      await (await find(selector)).click();
    },
    type: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    touch: () => browser.actions().sendKeys(Key.SHIFT).perform(),
    picture: async (file) => {
      // It draws some time after it has scrolled, without an event.
      await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
      writeFileSync(file, await browser.takeScreenshot(), "base64");
    },
    faults: async () => {
      await collect();
      return faults;
    },
    close: async () => {
      await browser.quit();
      programs.stop();
    },
  };
}

/** This driver reports no errors, so the page collects them. */
function heardErrors(): string[] {
  const page = window as Window & { heard?: string[] };
  if (!page.heard) {
    page.heard = [];
    addEventListener("error", ({ message }) => page.heard!.push(`${location.href}: ${message}`));
    addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
      page.heard!.push(`${location.href}: ${String(reason)}`),
    );
  }
  return page.heard.splice(0);
}

async function startPrograms(): Promise<{ url: string; stop: () => void }> {
  const home = mkdtempSync(join(tmpdir(), "gulit-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "gtk.css"), NARROW);
  writeFileSync(join(home, "gtk-3.0", "settings.ini"), STILL);
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const program of started.toReversed()) program.kill();
    rmSync(home, { recursive: true, force: true });
  };
  stopWithUs(stop);
  const display = await startScreen(started);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", XDG_CONFIG_HOME: home };
  started.push(spawn(driver!, [`--port=${port}`], { env, stdio: "ignore" }));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** -displayfd: Xvfb prints the number of a free display once it is ready. */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const size = `${PHONE.width}x${PHONE.height}x24`;
  const xvfb = spawn(screen!, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp", "-noreset"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  started.push(xvfb);
  return new Promise((resolve, reject) => {
    xvfb.once("exit", () => reject(new Error("Xvfb ended before there was a screen")));
    xvfb.stdio[3]!.once("data", (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
}
