import { runCommand } from "./steps/command-line.ts";
import { cloudflare } from "./steps/deploy/cloud.ts";
import { readSetupOptions, setUp, usage } from "./steps/deploy/setup.ts";
import { root } from "./steps/root.ts";

await runCommand({
  usage,
  read: (argv) => readSetupOptions(argv, root),
  run: (options) => setUp(cloudflare, options),
});
