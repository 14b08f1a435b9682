// `npm run bench`: the whole shop beside the floors of the same run, as one table of ratios.
import { renderPictures } from "./pictures.ts";
import { leave, PlainError } from "./steps/plain-error.mjs";
import { readSpeedOptions, speedUsage } from "./bench/speed/options.ts";
import { runSpeed, speedReport } from "./bench/speed/run.ts";

try {
  const options = readSpeedOptions(process.argv.slice(2));
  if (options === null) console.log(speedUsage);
  else {
    await renderPictures();
    const run = await runSpeed(options);
    console.log(`\n${speedReport(run)}\n`);
    const failed = Object.keys(run.failed);
    if (failed.length > 0) throw new PlainError(`Could not be measured: ${failed.join(", ")}.`);
    process.exit();
  }
} catch (error) {
  leave(error);
}
