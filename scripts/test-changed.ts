import { endAfterHelp, exitSoon, leave } from "./steps/plain-error.mjs";
import { runTool } from "./steps/run-tool.ts";
import { changedFiles, changesBegin, importersOf, nearSentence, testsNear } from "./steps/tests/changed-tests.ts";

endAfterHelp(`npm run test:changed [-- COMMIT]
Runs unit tests of the files that differ from COMMIT: by default the last commit, or for a clean tree the branch's start on main.
Chosen are tests that changed, that import a changed file, or that import a file of the shop with such an import; if there are
none, those one step farther. Farther tests are only counted, and tests of the built shop are left out: npm test runs all.`);

try {
  const from = process.argv[2] ?? changesBegin();
  const near = testsNear(changedFiles(from), importersOf());
  console.log(nearSentence(near, from));
  const run = () =>
    runTool("vitest", ["run", "--project", "node", "--project", "workerd", ...near.chosen], { shown: true });
  exitSoon(near.chosen.length === 0 || (await run()).ok ? 0 : 1);
} catch (error) {
  leave(error);
}
