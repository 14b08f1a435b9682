// `npm run build`, unless the build is up to date.
import { leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";

try {
  if (!(await ensureBuild())) console.log("✓ The build is up to date");
} catch (error) {
  leave(error);
}
