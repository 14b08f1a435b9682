// `npm run check [-- COMMIT]`: types, lint, format and the unit tests near what changed (test-changed.ts says which).
import { mkdirSync } from "node:fs";
import { endAfterHelp, exitSoon, leave } from "./steps/plain-error.mjs";
import { ensureTypes } from "./steps/shop/generated-types.ts";
import { changedFiles, changesBegin, importersOf, nearSentence, testsNear } from "./steps/tests/changed-tests.ts";
import { reports, step, tools, typesOnly, vitest } from "./steps/tests/checks.ts";
import { runLanes } from "./steps/tests/lanes.ts";
import { showRunningParts } from "./steps/tests/running-parts.ts";
import { closingLine, printFailures } from "./steps/tests/test-results.ts";

endAfterHelp(`npm run check [-- COMMIT]
Types, lint, format, and the unit tests near the files that differ from COMMIT, chosen like those of npm run test:changed.`);

try {
  const from = process.argv[2] ?? changesBegin();
  mkdirSync(reports, { recursive: true });
  const near = testsNear(changedFiles(from), importersOf());
  console.log(nearSentence(near, from));
  const units = () => vitest("near", ["--project", "node", "--project", "workerd", ...near.chosen]);
  const results = await runLanes(
    [
      [
        { name: "Generated types", isEssential: true, run: () => step(ensureTypes) },
        { name: "Types", run: () => tools(["tsc", ...typesOnly]) },
      ],
      [
        { name: "Format", run: () => tools(["oxfmt", "--check", "."]) },
        { name: "Lint", run: () => tools(["oxlint", "--deny-warnings"]) },
        ...(near.chosen.length > 0 ? [{ name: "Unit tests near", run: units }] : []),
      ],
    ],
    showRunningParts(),
  );
  printFailures(results);
  const all = results.map(({ counts }) => counts);
  console.log(closingLine(all));
  exitSoon(all.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  leave(error);
}
