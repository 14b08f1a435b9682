import { readdirSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { earlyScripts } from "./app/client/early-script.plugin.ts";
import { offlineWorker } from "./app/client/offline-worker.plugin.ts";
import { vitals } from "./app/client/vitals.plugin.ts";
import { plainImports } from "./app/client/plain-imports.plugin.ts";
import { markdown } from "./app/content/markdown.plugin.ts";
import { ethiopicFont } from "./app/ui/styles/ethiopic-font.plugin.ts";
import { liteStyles } from "./app/ui/styles/lite-styles.plugin.ts";
import { styles } from "./app/ui/styles/styles.plugin.ts";
import { development } from "./workers/development/development.plugin.ts";

/** What every printed page gets once it wakes (docs/decisions/0039). */
const enhance =
  /(app[\\/](entry\.client\.tsx|client[\\/](enhance|answers|clocks|compared|connection|dialogs|field-faults|film-player|hearts|over|page-parts|quick-view-answer|say)\.ts|domain[\\/](constants|countdown)\.ts)|vite[\\/]preload-helper\.js)$/;

/** What every page gets that the framework takes over. */
const everywhere =
  /app[\\/](ui[\\/]([a-z]+[\\/])?(page-frame|header|checkout-header|footer|category-menu|search-form|action-form|form-fields|picture|icon|named-text|problem-(banner|box)|after-hydration|failure)\.tsx|ui[\\/]printing[\\/]use-awake\.ts|client[\\/](send-form|revalidation|cart-store|modal-store|hydrate-page)\.tsx?|i18n[\\/](use-t|translate|page-texts)\.tsx?|http[\\/]head[\\/]private-page\.ts)$/;

/** Browser floor of the design: Chrome 80, Safari 14, Firefox 78. */
const browserFloor = ["chrome80", "safari14", "firefox78"];

export default defineConfig(({ command }) => ({
  define: {
    // Whole pages at the edge are read by the build that composed them alone.
    BUILD_ID: JSON.stringify(Date.now().toString(36)),
    // What the database of this build has seen (/healthz?deep).
    LAST_MIGRATION: JSON.stringify(readdirSync("app/migrations").sort().at(-1)),
  },
  plugins: [
    ethiopicFont(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The build takes wrangler.toml as it is; `npm run dev` names the address it serves.
      config: ({ vars }) =>
        command === "serve"
          ? {
              main: "./workers/development/worker.ts",
              vars: {
                ...vars,
                PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? "http://localhost:8787",
                WORKSHOP: process.env.WORKSHOP ?? "",
                DEMO_PICTURES: process.env.DEMO_PICTURES ?? "",
              },
            }
          : {},
    }),
    markdown(),
    reactRouter(),
    development(),
    earlyScripts(),
    liteStyles(),
    offlineWorker(),
    vitals(),
    styles(),
    plainImports(),
  ],
  environments: {
    ssr: {
      // Only compiled texts ask for it, which the search for dependencies does not read: found late, it would restart all.
      optimizeDeps: { include: ["react/jsx-runtime"] },
      build: {
        minify: true,
        rolldownOptions: {
          output: {
            // All that a start needs in one module: what only the gallery imports stands apart, and deployments leave it here.
            codeSplitting: { groups: [{ name: "worker", tags: ["$initial"] }] },
          },
        },
      },
    },
    client: {
      build: {
        // Not the worker: written for old browsers, each of its private fields is a look-up in a WeakMap.
        target: browserFloor,
        rolldownOptions: {
          output: {
            // A file is fetched to be run at once: Chromium compiles all of it beside the page's own thread (docs/decisions/0034).
            postBanner: "//# allFunctionsCalledOnLoad",
            // What changes with our code is not what changes with a library; the browser keeps the latter.
            advancedChunks: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|valtio|proxy-compare)[\\/]/,
                },
                // What every page wakes with comes as one file: twenty small ones would weigh and wait more.
                // What old browsers need for new language, beside no library that has it, too.
                { name: "helpers", priority: 1, test: /oxc-project[\\/+]runtime/ },
                { name: "enhance", test: enhance },
                { name: "swiper", test: /node_modules[\\/]swiper[\\/]/ },
                // Only the server and printed pages follow them, which no browser asks for.
                { name: "links", priority: 1, test: /app[\\/].*(outside-links|written-pages)\.ts$/ },
                { name: "everywhere", test: everywhere },
              ],
            },
          },
        },
      },
    },
  },
  // What pages import when they wake: found then, each would reload the page.
  optimizeDeps: {
    include: [
      "@radix-ui/react-dialog",
      "firebase/app",
      "firebase/messaging",
      "react-hot-toast/headless",
      "swiper",
      "valtio",
      "valtio/vanilla",
    ],
  },
  // Files that no edit touches: watching them takes a start's time.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    // One stylesheet for the whole shop: one immutable request, no waterfall.
    cssCodeSplit: false,
    // Styles come out of the worker's build, too.
    cssTarget: browserFloor,
    assetsInlineLimit: 0,
    // Nothing is preloaded before the framework wakes, and what is imported later has no styles of its own to wait for.
    modulePreload: false,
  },
}));
