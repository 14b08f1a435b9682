// `npm test`, second half, under the project's Node: every check, then one closing line. With `--feeds` only the tests of imports,
// for real feeds in the folder that GULIT_DATA names.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readSettings, SHOP } from "./steps/deploy/settings.ts";
import { writeUploadConfig } from "./steps/deploy/upload.ts";
import { exitSoon, leave, plainSentence } from "./steps/plain-error.mjs";
import { root } from "./steps/root.ts";
import { runTool } from "./steps/run-tool.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment } from "./steps/shop/check-deployment.ts";
import { findBrowsers } from "./steps/tests/find-browser.ts";
import { runStages, type Check } from "./steps/tests/lanes.ts";
import {
  type Counts,
  closingLine,
  oneCheck,
  playwrightCounts,
  skippedLine,
  vitestCounts,
} from "./steps/tests/test-results.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const isFull = process.argv.includes("--full");
const feedsOnly = process.argv.includes("--feeds");
const reports = join(root, ".cache", "reports");
const IMPORT_COMMAND = "tests/scripts/steps/operator/catalogue-import.test.ts";
const IMPORT_PAGES = "tests/e2e/http/feed-import.spec.ts";

let browsers: Awaited<ReturnType<typeof findBrowsers>> | null = null;

const market: Check = { name: "Demo market for tests", isEssential: true, run: () => step(prepareTestState) };
const build: Check = { name: "Build", isEssential: true, run: () => step(ensureBuild) };

/**
 * Two lanes for two processors, in two stages: what needs no built shop beside the build, then what is tested on it. More of them
 * side by side take a third more of the processors' time for the same work.
 */
const sources: Check[][] = [
  [
    { name: "Generated types", run: () => tools(["wrangler", "types"], ["react-router", "typegen"]) },
    // Several checkers end no sooner beside the other lane, and look at the same types twice.
    { name: "Types", run: () => tools(["tsc", "--noEmit", "--checkers", "1"]) },
    { name: "Lint", run: () => tools(["oxlint", "--deny-warnings"]) },
    { name: "Unused code", run: () => tools(["knip"]) },
    { name: "Format", run: () => tools(["oxfmt", "--check", "."]) },
    { name: "Unit and worker tests", run: () => vitest("unit", "--project", "node", "--project", "workerd") },
  ],
  [
    market,
    { name: "Browser", run: () => step(async () => (browsers = await findBrowsers())) },
    build,
    { name: "Deployment (dry run)", run: () => step(deploymentCheck) },
  ],
];
const shop: Check[][] = [
  [
    { name: "The shop over HTTP", run: () => vitest("http", "--project", "http", "--maxWorkers=2") },
    ...(isFull ? [{ name: "Attack (3 minutes)", run: attack }] : []),
  ],
  [{ name: "The shop in the browser", run: journeys }],
];

const imports: Check[][] = [
  [market, build, { name: "Imports", run: () => vitest("imports", IMPORT_COMMAND, IMPORT_PAGES) }],
];

/** Programs run one after the other; what they print is shown when one fails. */
async function tools(...commands: [string, ...string[]][]): Promise<Counts> {
  for (const [command, ...args] of commands) {
    const { ok, output } = await runTool(command, args);
    if (!ok) {
      console.log(output.trimEnd());
      return oneCheck(false);
    }
  }
  return oneCheck(true);
}

async function step(work: () => unknown): Promise<Counts> {
  try {
    await work();
    return oneCheck(true);
  } catch (error) {
    console.log(plainSentence(error) ?? error);
    return oneCheck(false);
  }
}

function deploymentCheck(): Promise<void> {
  return checkDeployment(writeUploadConfig(readSettings(SHOP).settings, SHOP));
}

async function vitest(name: string, ...chosen: string[]): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const args = ["run", ...chosen, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { ok } = await runTool("vitest", args, { shown: true, env: fullTests() });
  return vitestCounts(report, ok);
}

async function journeys(): Promise<Counts> {
  if (!browsers) return oneCheck(false);
  const report = join(reports, "playwright.json");
  const env = { ...fullTests(), ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { ok } = await runTool("playwright", ["test", "--reporter=line,json"], { shown: true, env });
  return playwrightCounts(report, ok);
}

/** The campaign's short form; the seed is the day's (scripts/attack/options). */
async function attack(): Promise<Counts> {
  const { ok } = await runTool("node", ["scripts/attack.ts", "--minutes", "3"], { shown: true });
  return oneCheck(ok);
}

function fullTests(): Record<string, string> {
  return isFull ? { TEST_FULL: "1" } : {};
}

try {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const begun = Date.now();
  const results = await runStages(feedsOnly ? [imports] : [sources, shop]);
  console.log(`\n== Summary`);
  for (const { name, counts, seconds } of results) {
    console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`  ${"All".padEnd(28)} ${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s`);
  const all = results.map(({ counts }) => counts);
  for (const failure of all.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`);
  const skipped = skippedLine(all);
  if (skipped) console.log(skipped);
  console.log(closingLine(all));
  exitSoon(all.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  leave(error);
}
