import { runCommand } from "./steps/command-line.ts";
import { readPortalKeyOptions, runPortalKeys, usage } from "./steps/operator/portal-keys.ts";

await runCommand({ usage, read: readPortalKeyOptions, run: runPortalKeys });
