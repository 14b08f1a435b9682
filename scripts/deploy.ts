import { runCommand } from "./steps/command-line.ts";
import { cloudflare } from "./steps/deploy/cloud.ts";
import { deploy, readDeployOptions, usage } from "./steps/deploy/deploy.ts";

await runCommand({ usage, read: readDeployOptions, run: (options) => deploy(cloudflare, options) });
