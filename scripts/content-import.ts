// `npm run content:import -- FILE.json [--dry-run]`; see docs/content-files.md.
import { runCommand } from "./steps/command-line.ts";
import { readContentOptions, runContent, usage } from "./steps/operator/content-import.ts";

await runCommand({ usage, read: readContentOptions, run: runContent });
