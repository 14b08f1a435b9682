// `npm run bench`: the shop beside the floors of the same run, as ratios.
import { readSpeedOptions, speedUsage } from "./bench/speed/options.ts";
import { runCommand } from "./steps/command-line.ts";
import { exitSoon, PlainError } from "./steps/plain-error.mjs";

await runCommand({
  usage: speedUsage,
  read: (argv) => readSpeedOptions(argv),
  run: async (options) => {
    const { runSpeed, speedReport } = await import("./bench/speed/run.ts");
    const run = await runSpeed(options);
    console.log(`\n${speedReport(run)}\n`);
    const failed = Object.keys(run.failed);
    if (failed.length > 0) throw new PlainError(`Could not be measured: ${failed.join(", ")}.`);
    exitSoon(0);
    return [];
  },
});
