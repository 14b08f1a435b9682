import { exitSoon, leave } from "./steps/plain-error.mjs";
import { runTool } from "./steps/run-tool.ts";
import { changedFiles, changesBegin, importersOf, nearSentence, testsNear } from "./steps/tests/changed-tests.ts";

const HELP = `npm run test:changed [-- COMMIT]

Runs unit tests of what differs from COMMIT: from the last commit; or, when nothing differs from that, from where this branch left main.

Chosen are the tests that changed, that import a changed file, or that import a file of the shop which imports one; where that finds
none, those one step farther. Farther tests are counted and not run, and neither are the tests of the built shop: npm test runs all.`;

async function testChanged(from: string): Promise<number> {
  const near = testsNear(changedFiles(from), importersOf());
  console.log(nearSentence(near, from));
  if (near.chosen.length === 0) return 0;
  const run = ["run", "--project", "node", "--project", "workerd", ...near.chosen];
  const { ok } = await runTool("vitest", run, { shown: true });
  return ok ? 0 : 1;
}

try {
  const [from] = process.argv.slice(2);
  if (from === "--help") console.log(HELP);
  exitSoon(from === "--help" ? 0 : await testChanged(from ?? changesBegin()));
} catch (error) {
  leave(error);
}
