import { runCommand } from "./steps/command-line.ts";
import { cloudflare } from "./steps/deploy/cloud.ts";
import { readRestoreOptions, restore, usage } from "./steps/restore/restore.ts";

await runCommand({ usage, read: readRestoreOptions, run: (options) => restore(cloudflare, options) });
