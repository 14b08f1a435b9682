import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { markdown } from "./app/content/markdown.plugin.ts";
import { styles } from "./app/ui/styles/styles.plugin.ts";

/** In place of the build's constants. */
const stylesheet = "/assets/style-Te_st-1.css";

/** Ends hanging tests, not slow ones: a busy machine takes ten times as long as a quiet one. */
const patience = { testTimeout: 120_000, hookTimeout: 600_000 };

const isFull = process.env.TEST_FULL === "1";
/** Tests that take long and seldom fail are for `npm run test:full` (settled.md 34). */
const dear = isFull ? [] : ["**/*.full.*"];
/** As `patience`, for walks over many pages; `npm run test:full` crawls all of them. */
const walks = isFull ? 1_800_000 : 600_000;

export default defineConfig(async () => ({
  test: {
    // Tests in workerd share one process and leave a processor half idle, so a third worker uses both processors.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        plugins: [markdown(), styles(stylesheet)],
        // SQLite with D1's limits, without a worker: a tenth of the time.
        resolve: {
          alias: {
            "cloudflare:workers": join(import.meta.dirname, "tests/support/sqlite-bindings.ts"),
            // @react-router/cloudflare imports these types as code.
            "@cloudflare/workers-types": "node:util",
          },
        },
        test: {
          name: "node",
          ...patience,
          // Rules without state: a fresh world for every file only costs time.
          isolate: false,
          server: { deps: { inline: ["@react-router/cloudflare"] } },
          provide: { isFull },
          include: [
            "tests/{build,client,data,domain,http,i18n,in-order-stream,outbound,page-cache,request,routes,scripts,shared,ui}/**/*.test.{ts,tsx}",
            "tests/workers/**/*.node.test.{ts,tsx}",
          ],
          exclude: ["tests/**/*.workerd.test.ts", ...dear],
          environment: "node",
          setupFiles: ["tests/support/no-leftovers.ts"],
        },
      },
      {
        plugins: [markdown(), styles(stylesheet), ...(await inWorkerd())],
        test: {
          name: "workerd",
          ...patience,
          // A workerd for every file would cost two seconds each; support/apply-migrations empties the one they share.
          isolate: false,
          provide: { isFull },
          include: [
            "tests/workers/**/*.test.ts",
            // Tests that use the database, in `npm run test:full` too.
            isFull ? "tests/{data,routes,shared,http,request,page-cache}/**/*.test.ts" : "tests/**/*.workerd.test.ts",
          ],
          exclude: ["tests/workers/**/*.node.test.ts", ...dear],
          setupFiles: ["tests/support/apply-migrations.ts"],
        },
      },
      {
        test: {
          name: "http",
          testTimeout: walks,
          hookTimeout: walks,
          expect: { poll: { timeout: 120_000, interval: 100 } },
          isolate: false,
          include: ["tests/e2e/{build,http}/**/*.spec.ts"],
          exclude: dear,
          environment: "node",
          globalSetup: "tests/support/http-shop.ts",
        },
      },
      {
        test: {
          // `npm run attack`; three minutes of it are in `npm run test:full`.
          name: "attack",
          testTimeout: walks,
          hookTimeout: walks,
          include: ["scripts/attack/*.attack.ts"],
          environment: "node",
        },
      },
      {
        test: {
          // Not in `npm test`.
          name: "engines",
          ...patience,
          isolate: false,
          include: ["tests/engines/*.spec.ts"],
          environment: "node",
          globalSetup: "tests/support/http-shop.ts",
        },
      },
    ],
  },
}));

/** Lazy, because loading the plugin takes two seconds. */
async function inWorkerd() {
  const asked = process.argv.join(" ").match(/--project[ =]\S+/g);
  if (asked?.every((project) => !project.endsWith("workerd"))) return [];
  const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-plugin");
  return [
    cloudflareTest({
      main: "./tests/support/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          // With a deployed shop's address from wrangler.toml every cookie would have another name.
          PUBLIC_ORIGIN: "http://localhost:8787",
          TEST_MIGRATIONS: await readD1Migrations("app/migrations"),
          SESSION_SECRET: "a session secret for tests, 32 characters or more",
          OPERATOR_TOKEN: "an operator token for tests",
          BACKUP_KEY: "c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBtb3JlIT8",
        },
      },
    }),
  ];
}
