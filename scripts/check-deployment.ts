// `npm run deploy:check`: what a deployment would weigh and how long its worker starts, without sending anything.
import { readSettings, SHOP } from "./steps/deploy/settings.ts";
import { writeUploadConfig } from "./steps/deploy/upload.ts";
import { leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment, checkStart } from "./steps/shop/check-deployment.ts";

try {
  await ensureBuild();
  const config = writeUploadConfig(readSettings(SHOP).settings, SHOP);
  await checkDeployment(config);
  await checkStart(config);
} catch (error) {
  leave(error);
}
