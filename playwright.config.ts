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
// A plain browser's name: visits of headless browsers count as robots'.
const userAgent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
/** Journeys test texts and controls; drawing pictures would take a quarter of their time. */
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
/** A quarter of the pixels is drawn faster, and changes neither text nor controls. */
const coarsePhone = { ...phone, ...withoutPictures, deviceScaleFactor: 1 };
const desktop = {
  ...withoutPictures,
  viewport: { width: 1280, height: 800 },
  userAgent: devices["Desktop Chrome"].userAgent,
};
const quietDesktop = { ...desktop, javaScriptEnabled: false };
const journeys = "tests/e2e/journeys/**/*.spec.ts";

/**
 * The headless shell lacks a back/forward cache, notifications, prerendering, and the estimate of the network by which a
 * browser decides how early it loads lazy pictures.
 */
const needsWhole = /pages\/(kept-pages|pictures|push|prerendered)\.spec\.ts/;

/** Journeys that differ without scripts. */
const withoutScripts = isFull
  ? journeys
  : /journeys\/(purchase|sale|sign-in-wall|product-page|listing-filters|menu)\.spec\.ts/;

/** With scripts, product-enhanced and listing-enhanced test the same pages. */
const onlyWithoutScripts = isFull ? [] : /journeys\/(product-page|listing-filters)\.spec\.ts/;

/** Tests that look at pictures, or count them. */
const needsPictures =
  /pages\/(layout|hero|first-screen|largest-paint|gif-cards|second-picture|budgets|broken-connection|carousels|offline|far-parts)\.spec\.ts/;

/** Tagged tests are slow and seldom fail (settled.md 34). */
const full = /@full/;
const rest = isFull ? {} : { grepInvert: full };

/** Two projects run at once; a second worker of one would start one more browser. */
const once = { workers: 1 };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalTeardown: "./tests/support/no-policy-reports.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at its second try hides its own fault or a race in the shop.
  retries: 0,
  // Both end hanging tests, not slow ones: beside eight busy programs a test takes ten times as long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    locale: "en-GB",
    // A service worker hides requests from page.route; offline.spec and push.spec allow theirs.
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
      ...once,
      testMatch: journeys,
      testIgnore: onlyWithoutScripts,
      grepInvert: isFull ? [] : [/^(?!.*@js).*\(am\)/, full],
      use: coarsePhone,
    },
    {
      name: "phone, no scripts",
      ...once,
      testMatch: withoutScripts,
      grepInvert: isFull ? /@js/ : [/@js|\(en\)/, full],
      use: { ...coarsePhone, javaScriptEnabled: false },
    },
    {
      name: "pages",
      ...once,
      testMatch: "tests/e2e/pages/**/*.spec.ts",
      testIgnore: [needsWhole, needsPictures],
      ...rest,
      use: coarsePhone,
    },
    { name: "pages, drawn", ...once, testMatch: needsPictures, ...rest, use: phone },
    {
      name: "pages, whole browser",
      ...once,
      testMatch: needsWhole,
      ...rest,
      use: { ...phone, launchOptions: { ...launchOptions, executablePath: wholeBrowser } },
    },
    // Only in `npm run test:full` (settled.md 34).
    ...(isFull
      ? [
          { name: "desktop", testMatch: journeys, grepInvert: /@phone/, use: desktop },
          { name: "desktop, no scripts", testMatch: journeys, grepInvert: /@js/, use: quietDesktop },
          // Fonts change the sizes of elements.
          {
            name: "pages, other letters",
            testMatch: /pages\/accessibility\.spec\.ts/,
            use: { ...coarsePhone, launchOptions: { ...coarsePhone.launchOptions, env: await browserFonts("dejavu") } },
          },
          { name: "visual", testDir: "tests/visual", snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}" },
          { name: "development", testDir: "tests/development" },
        ]
      : []),
  ],
});
