import { runCommand } from "./steps/command-line.ts";
import { readContentOptions, runContent, usage } from "./steps/operator/content-import.ts";

await runCommand({ usage, read: readContentOptions, run: runContent });
