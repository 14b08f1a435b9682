// `npm test`, second half, under the project's Node: every check in order, then one closing line.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { renderPictures } from "./pictures.ts";
import { leave, plainSentence } from "./steps/plain-error.mjs";
import { root } from "./steps/root.ts";
import { runTool } from "./steps/run-tool.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment } from "./steps/shop/check-deployment.ts";
import { findBrowser } from "./steps/tests/find-browser.ts";
import {
  type Counts,
  closingLine,
  oneCheck,
  playwrightCounts,
  secondTries,
  vitestCounts,
} from "./steps/tests/test-results.ts";
import { prepareTestState } from "./steps/tests/test-state.ts";

const full = process.argv.includes("--full");
const reports = join(root, ".cache", "reports");
const unitReport = join(reports, "vitest.json");
const journeyReport = join(reports, "playwright.json");

interface Check {
  name: string;
  /** Nothing after it makes sense when it fails. */
  essential?: boolean;
  run: () => Promise<Counts>;
}

let browser = "";

/**
 * Rounds follow one another; the lanes of a round go side by side: what keeps one processor busy leaves another one idle.
 */
const rounds: Check[][][] = [
  [
    [
      { name: "Generated types", run: () => tools(["wrangler", "types"], ["react-router", "typegen"]) },
      { name: "Types", run: () => tools(["tsc", "--noEmit"]) },
      { name: "Lint", run: () => tools(["oxlint", "--deny-warnings"]) },
      { name: "Unused code", run: () => tools(["knip"]) },
      { name: "Format", run: () => tools(["prettier", "--check", "."]) },
    ],
    [
      { name: "Demo market for tests", essential: true, run: () => step(prepareTestState) },
      { name: "Browser", run: () => step(async () => (browser = await findBrowser())) },
    ],
  ],
  [
    [
      { name: "Pictures", essential: true, run: () => step(() => renderPictures()) },
      { name: "Build", essential: true, run: () => step(ensureBuild) },
      { name: "Deployment (dry run)", run: () => step(checkDeployment) },
      { name: "Unit and worker tests", run: unitTests },
      { name: "Journeys in the browser", run: journeys },
    ],
  ],
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

async function unitTests(): Promise<Counts> {
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`];
  const { ok } = await runTool("vitest", args, { shown: true, env: fullTests() });
  return vitestCounts(unitReport, ok);
}

async function journeys(): Promise<Counts> {
  if (!browser) return oneCheck(false);
  const env = { ...fullTests(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport };
  const { ok } = await runTool("playwright", ["test", "--reporter=line,json"], { shown: true, env });
  return playwrightCounts(journeyReport, ok);
}

function fullTests(): Record<string, string> {
  return full ? { TEST_FULL: "1" } : {};
}

interface Result {
  name: string;
  counts: Counts;
  seconds: number;
  endsAll: boolean;
}

/** Its checks in order, until one says that nothing after it makes sense; `besides` others its lines keep their own names. */
async function runLane(lane: Check[], besides: boolean, results: Result[]): Promise<void> {
  for (const { name, essential, run } of lane) {
    if (!besides) console.log(`\n== ${name}`);
    const begun = Date.now();
    const counts = await run();
    const seconds = (Date.now() - begun) / 1000;
    const endsAll = Boolean(essential) && counts.failed > 0;
    results.push({ name, counts, seconds, endsAll });
    // The other lane may be drawing its progress on this line.
    if (besides && process.stdout.isTTY) process.stdout.write("\r\x1b[2K");
    console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name}: ${closingLine([counts])}, ${seconds.toFixed(1)} s`);
    if (endsAll) return;
  }
}

try {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results: Result[] = [];
  for (const lanes of rounds) {
    if (results.some(({ endsAll }) => endsAll)) break;
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1, results)));
  }
  console.log(`\n== Summary`);
  for (const { name, counts, seconds } of results) {
    console.log(`${counts.failed > 0 ? "✗" : "✓"} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  const all = results.map(({ counts }) => counts);
  for (const name of secondTries(all)) console.log(`! only at the second try: ${name}`);
  console.log(closingLine(all));
  process.exit(all.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  leave(error);
}
