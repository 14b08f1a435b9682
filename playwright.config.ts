import { defineConfig, devices } from "@playwright/test";
import { browserFonts } from "./tests/support/browser-fonts.ts";

const port = Number(process.env.TEST_PORT ?? 8797);
const isFull = process.env.TEST_FULL === "1";
const wholeBrowser = process.env.CHROMIUM_PATH || undefined;
const launchOptions = {
  executablePath: process.env.CHROMIUM_SHELL || wholeBrowser,
  env: await browserFonts("noto"),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
// A browser's own name: headless ones are taken for robots by those who count visits.
const userAgent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
/** Journeys look at words and controls; drawing pictures takes a quarter of their time. */
const withoutPictures = isFull
  ? { launchOptions }
  : { launchOptions: { ...launchOptions, args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"] } };
const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent,
};
/** What is pressed and read is the same with a quarter of the pixels, and sooner drawn. */
const coarsePhone = { ...phone, ...withoutPictures, deviceScaleFactor: 1 };
const desktop = {
  ...withoutPictures,
  viewport: { width: 1280, height: 800 },
  userAgent: devices["Desktop Chrome"].userAgent,
};
const quietDesktop = { ...desktop, javaScriptEnabled: false };
const journeys = "tests/e2e/journeys/**/*.spec.ts";

/**
 * What Chromium without windows does not have: a back/forward cache, notifications, pages printed ahead, and an estimate of the
 * network, by which the browser says how far below the screen it loads lazy pictures.
 */
const needsWhole = /pages\/(kept-pages|pictures|push|prerendered)\.spec\.ts/;

/** Ways that differ where scripts are off. */
const withoutScripts = isFull
  ? journeys
  : /journeys\/(purchase|sale|sign-in-wall|product-page|listing-filters|menu)\.spec\.ts/;

/** With scripts, product-enhanced and listing-enhanced test the same pages. */
const onlyWithoutScripts = isFull ? [] : /journeys\/(product-page|listing-filters)\.spec\.ts/;

/** What looks at pictures, or counts them. */
const needsPictures =
  /pages\/(layout|hero|first-screen|largest-paint|gif-cards|second-picture|budgets|broken-connection|carousels|offline|far-parts)\.spec\.ts/;

/** Tagged tests: what is dear and seldom breaks, as settled.md 34 says. */
const full = /@full/;
const rest = isFull ? {} : { grepInvert: full };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalTeardown: "./tests/support/no-policy-reports.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at its second try hides a fault of its own or a race of the shop.
  retries: 0,
  // Both end what hangs, and nothing that is only slow: beside eight busy programs a test takes ten times as long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    locale: "en-GB",
    // A worker that answers hides requests from page.route; offline.spec and push.spec let theirs in.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: `${process.execPath} tests/support/serve-shop.ts ${port}`,
    url: `http://localhost:${port}/favicon.ico`,
    timeout: 600_000,
    stdout: "ignore",
    stderr: "pipe",
  },
  projects: [
    // Titles name their language: with scripts it is English, without scripts Amharic.
    {
      name: "phone",
      testMatch: journeys,
      testIgnore: onlyWithoutScripts,
      grepInvert: isFull ? [] : [/^(?!.*@js).*\(am\)/, full],
      use: coarsePhone,
    },
    {
      name: "phone, no scripts",
      testMatch: withoutScripts,
      grepInvert: isFull ? /@js/ : [/@js|\(en\)/, full],
      use: { ...coarsePhone, javaScriptEnabled: false },
    },
    {
      name: "pages",
      testMatch: "tests/e2e/pages/**/*.spec.ts",
      testIgnore: [needsWhole, needsPictures],
      ...rest,
      use: coarsePhone,
    },
    { name: "pages, drawn", testMatch: needsPictures, ...rest, use: phone },
    {
      name: "pages, whole browser",
      testMatch: needsWhole,
      ...rest,
      use: { ...phone, launchOptions: { ...launchOptions, executablePath: wholeBrowser } },
    },
    // `npm run test:full`, as settled.md 34 says.
    ...(isFull
      ? [
          { name: "desktop", testMatch: journeys, grepInvert: /@phone/, use: desktop },
          { name: "desktop, no scripts", testMatch: journeys, grepInvert: /@js/, use: quietDesktop },
          // Letters change sizes.
          {
            name: "pages, other letters",
            testMatch: /pages\/accessibility\.spec\.ts/,
            use: { ...coarsePhone, launchOptions: { ...coarsePhone.launchOptions, env: await browserFonts("dejavu") } },
          },
          { name: "visual", testDir: "tests/visual", snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}" },
          { name: "text browser", testDir: "tests/text-browser" },
          { name: "development", testDir: "tests/development" },
        ]
      : []),
  ],
});
