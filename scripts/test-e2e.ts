// `npm run test:e2e -- FILE`: browser tests on the existing build.
import { endAfterHelp, exitSoon, leave } from "./steps/plain-error.mjs";
import { runTool } from "./steps/run-tool.ts";
import { staleBuild } from "./steps/shop/build.ts";
import { shopLogs } from "./steps/tests/checks.ts";
import { findBrowsers } from "./steps/tests/find-browser.ts";

endAfterHelp("npm run test:e2e -- [PATH ...]   browser tests on the built shop; other arguments are Playwright's");

try {
  const problem = staleBuild();
  if (problem) console.warn(`! ${problem}`);
  const env = await findBrowsers();
  const { ok } = await runTool("playwright", ["test", ...process.argv.slice(2)], { shown: true, env });
  if (!ok) console.error(`What the tested shop logged, a file a port: ${shopLogs}`);
  exitSoon(ok ? 0 : 1);
} catch (error) {
  leave(error);
}
