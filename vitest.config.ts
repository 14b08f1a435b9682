import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/{domain,seed,scripts,i18n,build}/**/*.test.{ts,tsx}", "tests/workers/*.node.test.{ts,tsx}"],
          environment: "node",
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./tests/support/worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations("app/migrations"),
                SESSION_SECRET: "a session secret for tests, 32 characters or more",
                OPERATOR_TOKEN: "an operator token for tests",
              },
            },
          }),
        ],
        test: {
          name: "workerd",
          include: ["tests/{data,workers,routes,http}/**/*.test.{ts,tsx}"],
          exclude: ["tests/workers/*.node.test.{ts,tsx}"],
          setupFiles: ["tests/support/apply-migrations.ts"],
        },
      },
    ],
  },
}));
