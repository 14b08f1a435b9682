import { readdirSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { earlyScripts, offlineWorker, vitals } from "./app/client/scripts.plugin.ts";
import { browserFloor } from "./app/client/bundle-in-memory.ts";
import { plainImports } from "./app/client/plain-imports.plugin.ts";
import { markdown } from "./app/content/markdown.plugin.ts";
import { ethiopicFont } from "./app/ui/styles/ethiopic-font.plugin.ts";
import { liteStyles } from "./app/ui/styles/lite-styles.plugin.ts";
import { styles } from "./app/ui/styles/styles.plugin.ts";
import { development } from "./workers/development/development.plugin.ts";

/** The chunk of every page without React (docs/decisions/0039). */
const enhance =
  /(app[\\/](entry\.client\.tsx|client[\\/](enhance|answers|clocks|connection|dialogs|film-player|page-parts|quick-view-prefetch|say)\.ts|domain[\\/](constants|countdown)\.ts)|vite[\\/]preload-helper\.js)$/;

/** The chunk of every hydrated page. */
const everywhere =
  /app[\\/](ui[\\/]styles[\\/][a-z.-]+\.css|ui[\\/]([a-z]+[\\/])?(page-frame|header|checkout-header|footer|category-menu|search-form|action-form|answered-form|form-fields|picture|icon|filled-text|named-text|problem-(banner|box)|after-hydration|failure)\.tsx|client[\\/](cart-store|modal-store|hydrate-page)\.tsx?|i18n[\\/](use-t|translate|page-texts)\.tsx?|http[\\/]head[\\/]private-page\.ts)$/;

export default defineConfig(({ command }) => ({
  define: {
    // A build reads only the whole pages at the edge that it composed itself.
    BUILD_ID: JSON.stringify(Date.now().toString(36)),
    // /healthz?deep compares it with the database.
    LAST_MIGRATION: JSON.stringify(readdirSync("app/migrations").sort().at(-1)),
  },
  plugins: [
    ethiopicFont(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The build uses wrangler.toml unchanged; `npm run dev` sets the address that it serves.
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
      // Only compiled texts import it, which the dependency scan does not read: found late, it would restart everything.
      optimizeDeps: { include: ["react/jsx-runtime"] },
      build: {
        minify: true,
        rolldownOptions: {
          output: {
            // One module with all that a start needs, without the gallery's own modules, which are not deployed.
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
            // Files run as soon as they are fetched, so Chromium compiles them whole outside of the main thread (docs/decisions/0034).
            postBanner: "//# allFunctionsCalledOnLoad",
            // Libraries change less often than our code, so that browsers keep their files.
            advancedChunks: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|valtio|proxy-compare)[\\/]/,
                },
                // Polyfills for old browsers, apart from libraries that contain them too.
                { name: "helpers", priority: 1, test: /oxc-project[\\/+]runtime/ },
                // One file for the scripts of every page: twenty small ones would be larger and slower.
                { name: "enhance", test: enhance },
                { name: "swiper", test: /node_modules[\\/]swiper[\\/]/ },
                // Only the server and printed pages import them, so no browser requests them.
                { name: "links", priority: 1, test: /app[\\/].*(outside-links|written-pages)\.ts$/ },
                { name: "everywhere", test: everywhere },
              ],
            },
          },
        },
      },
    },
  },
  // Imported while pages hydrate: each would reload the page if it were found only then.
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
  // Nobody edits these files, and watching them slows the start.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    // One stylesheet for the whole shop: one immutable request, no waterfall.
    cssCodeSplit: false,
    // The worker's build emits styles, too.
    cssTarget: browserFloor,
    assetsInlineLimit: 0,
    // Nothing is preloaded before hydration, and later imports have no styles of their own to wait for.
    modulePreload: false,
  },
}));
