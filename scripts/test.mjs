// `npm test`, first half: for any Node >= 20, before anything is installed.
import { fileURLToPath } from "node:url";
import { install } from "./steps/install.mjs";
import { launch } from "./steps/launch.mjs";
import { nodeProblem } from "./steps/node-version.mjs";
import { endAfterHelp, PlainError, leave } from "./steps/plain-error.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

endAfterHelp(`npm test             every check; the last line is "N passed, N failed"
npm run test:full    with all that takes longer
npm run test:feeds   imports only, with the real feeds of the folder GULIT_DATA`);

try {
  const problem = nodeProblem(process.version);
  if (problem) throw new PlainError(problem);
  await install(root);
  launch(root, "scripts/check-everything.ts", process.argv.slice(2));
} catch (error) {
  leave(error);
}
