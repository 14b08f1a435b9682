// `npm run build`: pictures and build, unless both are up to date.
import { renderPictures } from "./pictures.ts";
import { leave } from "./steps/plain-error.mjs";
import { ensureBuild } from "./steps/shop/build.ts";

try {
  await renderPictures();
  if (!(await ensureBuild())) console.log("✓ The build is up to date");
} catch (error) {
  leave(error);
}
