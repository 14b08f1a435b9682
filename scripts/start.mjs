// `npm start`, first half: for any Node >= 20, before anything is installed.
import { fileURLToPath } from "node:url";
import { install } from "./steps/install.mjs";
import { launch } from "./steps/launch.mjs";
import { nodeProblem } from "./steps/node-version.mjs";
import { endAfterHelp, PlainError, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

endAfterHelp(
  "npm start   installs, builds, migrates, fills the demo market and serves the shop; PORT=9000 serves elsewhere",
);

try {
  const problem = nodeProblem(process.version);
  if (problem) throw new PlainError(problem);
  await requireFreePort(readPort(process.env.PORT));
  await install(root);
  launch(root, "scripts/open-shop.ts", process.argv.slice(2));
} catch (error) {
  leave(error);
}
