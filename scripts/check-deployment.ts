// `npm run deploy:check`: what a deployment would weigh, without sending anything.
import { leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";
import { checkDeployment } from "./steps/shop/check-deployment.ts";

try {
  await ensureBuild();
  await checkDeployment();
} catch (error) {
  leave(error);
}
