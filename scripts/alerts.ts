import { runCommand } from "./steps/command-line.ts";
import { askCounts } from "./steps/watch/ask-counts.ts";
import { readAlertOptions, runAlerts, usage } from "./steps/watch/run-alerts.ts";

await runCommand({ usage, read: readAlertOptions, run: (access) => runAlerts(access, askCounts, Date.now()) });
