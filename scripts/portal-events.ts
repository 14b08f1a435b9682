import { runCommand } from "./steps/command-line.ts";
import { readPortalEventOptions, runPortalEvents, usage } from "./steps/operator/portal-events.ts";

await runCommand({ usage, read: readPortalEventOptions, run: runPortalEvents });
