// `npm run deploy:check`: size and start time of a deployment, without sending it.
import { checkVariables } from "./steps/deploy/check-variables.ts";
import { problemSentence } from "./steps/deploy/problem.ts";
import { readSettings, SHOP } from "./steps/deploy/settings.ts";
import { writeUploadConfig } from "./steps/deploy/upload.ts";
import { leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment, checkStart } from "./steps/shop/check-deployment.ts";

try {
  const checked = readSettings(SHOP);
  for (const problem of checkVariables(checked.settings)) console.log(`! ${problemSentence(problem)}`);
  await ensureBuild();
  const config = writeUploadConfig(checked.settings, SHOP);
  await checkDeployment(config);
  await checkStart(config);
} catch (error) {
  leave(error);
}
