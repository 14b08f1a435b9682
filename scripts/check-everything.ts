// `npm test`, second half, under the project's Node. `--feeds`: only tests of imports, with real feeds below
// GULIT_DATA.
import { mkdirSync, rmSync } from "node:fs";
import { exitSoon, leave } from "./steps/plain-error.mjs";
import { silenceSteps } from "./steps/progress.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment } from "./steps/shop/check-deployment.ts";
import { playwright, reports, shopLogs, step, tools, typesOnly, vitest } from "./steps/tests/checks.ts";
import { findBrowsers } from "./steps/tests/find-browser.ts";
import { runStages, type Check } from "./steps/tests/lanes.ts";
import { showRunningParts } from "./steps/tests/running-parts.ts";
import { type Counts, closingLine, oneCheck, printFailures, skippedLine } from "./steps/tests/test-results.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const isFull = process.argv.includes("--full");
const feedsOnly = process.argv.includes("--feeds");
const env: Record<string, string> = isFull ? { TEST_FULL: "1" } : {};
const IMPORT_COMMAND = "tests/scripts/steps/operator/catalogue-import.test.ts";
const IMPORT_PAGES = "tests/e2e/http/feed-import.spec.ts";

let browsers: Awaited<ReturnType<typeof findBrowsers>> | null = null;

const market: Check = { name: "Demo market for tests", isEssential: true, run: () => step(prepareTestState) };
const build: Check = { name: "Build", isEssential: true, run: () => step(ensureBuild) };

/** Two lanes for two processors; checks that need no build come first. More lanes take a third more processor time. */
const sources: Check[][] = [
  [
    { name: "Generated types", run: () => tools(["wrangler", "types"], ["react-router", "typegen"]) },
    // More checkers are not faster beside another lane, and check types twice.
    { name: "Types", run: () => tools(["tsc", ...typesOnly, "--checkers", "1"]) },
    { name: "Lint", run: () => tools(["oxlint", "--deny-warnings"]) },
    { name: "Unused code", run: () => tools(["knip"]) },
    { name: "Format", run: () => tools(["oxfmt", "--check", "."]) },
    { name: "Unit and worker tests", run: () => vitest("unit", ["--project", "node", "--project", "workerd"], env) },
  ],
  [
    market,
    { name: "Browser", run: () => step(async () => (browsers = await findBrowsers())) },
    build,
    { name: "Deployment (dry run)", run: () => step(checkDeployment) },
  ],
];
const shop: Check[][] = [
  [
    { name: "The shop over HTTP", run: () => vitest("http", ["--project", "http", "--maxWorkers=2"], env) },
    ...(isFull
      ? [{ name: "Attack (3 minutes)", run: () => tools(["node", "scripts/attack.ts", "--minutes", "3"]) }]
      : []),
  ],
  [{ name: "The shop in the browser", run: journeys }],
];

const imports: Check[][] = [
  [market, build, { name: "Imports", run: () => vitest("imports", [IMPORT_COMMAND, IMPORT_PAGES], env) }],
];

async function journeys(): Promise<Counts> {
  return browsers ? playwright({ ...env, ...browsers }) : oneCheck("no browser was found");
}

try {
  silenceSteps();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const begun = Date.now();
  const results = await runStages(feedsOnly ? [imports] : [sources, shop], showRunningParts());
  printFailures(results);
  const all = results.map(({ counts }) => counts);
  const isBroken = all.some(({ failed }) => failed > 0);
  console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s`);
  if (isBroken) console.log(`What the tested shops logged, a file a port: ${shopLogs}`);
  const skipped = skippedLine(all);
  if (skipped) console.log(skipped);
  console.log(closingLine(all));
  exitSoon(isBroken ? 1 : 0);
} catch (error) {
  leave(error);
}
