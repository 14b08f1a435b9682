// `npm run build`, unless the build is up to date.
import { endAfterHelp, leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";

endAfterHelp("npm run build   builds the shop, unless the build is up to date");
try {
  if (!(await ensureBuild())) console.log("✓ The build is up to date");
} catch (error) {
  leave(error);
}
