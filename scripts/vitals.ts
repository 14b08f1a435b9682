import { runCommand } from "./steps/command-line.ts";
import { askCounts } from "./steps/watch/ask-counts.ts";
import { readVitalsOptions, runVitals, usage } from "./steps/watch/vitals.ts";

await runCommand({ usage, read: readVitalsOptions, run: (options) => runVitals(options, askCounts) });
