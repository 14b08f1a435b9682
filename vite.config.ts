import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { earlyScript } from "./app/client/early-script.plugin.ts";
import { offlineWorker } from "./app/client/offline-worker.plugin.ts";
import { plainImports } from "./app/client/plain-imports.plugin.ts";
import { markdown } from "./app/content/markdown.plugin.ts";
import { heroPixels } from "./app/routes/home/hero-pixels.plugin.ts";
import { pictureWeights } from "./app/ui/picture-weights.plugin.ts";
import { printed } from "./app/ui/printed.plugin.ts";
import { styles } from "./app/ui/styles/styles.plugin.ts";
import { ethiopicFont } from "./app/ui/styles/ethiopic-font.plugin.ts";
import { liteStyles } from "./app/ui/styles/lite-styles.plugin.ts";

const everywhere =
  /app[\\/](ui[\\/](page-frame|header|checkout-header|footer|category-menu|search-form|action-form|form-fields|picture|icon|named-text|problem-banner|price|rating|messages|modal-host|failure)\.tsx|ui[\\/]use-awake\.ts|client[\\/](send-form|revalidation|(cart|compare|message|modal|wishlist)-store)\.ts|i18n[\\/](use-t|translate)\.tsx?)$/;

/** What the pages of products add to it. */
const cards =
  /app[\\/](ui[\\/](product-card|product-carousel|section-heading|product-labels|countdown|running-clock|card-[a-z]+|wish-button|quick-view-link)\.tsx|client[\\/]clock\.ts|domain[\\/](countdown|section-visibility|product-links)\.ts)$/;

export default defineConfig({
  // Whole pages at the edge are read by the build that composed them alone.
  define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
  plugins: [
    ethiopicFont(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // `npm run dev` names the port it serves on; the build takes wrangler.toml's address.
      config: ({ vars }) =>
        process.env.PUBLIC_ORIGIN
          ? { vars: { ...vars, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN, WORKSHOP: process.env.WORKSHOP ?? "" } }
          : {},
    }),
    markdown(),
    printed(),
    reactRouter(),
    earlyScript(),
    liteStyles(),
    pictureWeights(),
    offlineWorker(),
    styles(),
    heroPixels(),
    plainImports(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What changes with our code is not what changes with a library; the browser keeps the latter.
            advancedChunks: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|valtio|proxy-compare)[\\/]/,
                },
                // What every page wakes with comes as one file: twenty small ones would weigh and wait more.
                { name: "everywhere", test: everywhere },
                { name: "cards", test: cards },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // One stylesheet for the whole shop: one immutable request, no waterfall.
    cssCodeSplit: false,
    // Browser floor of the design: Chrome 80, Safari 14, Firefox 78.
    target: ["chrome80", "safari14", "firefox78"],
    cssTarget: ["chrome80", "safari14", "firefox78"],
    assetsInlineLimit: 0,
    // Nothing is preloaded before the framework wakes, and what is imported later has no styles of its own to wait for.
    modulePreload: false,
  },
});
