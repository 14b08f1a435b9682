import { runCommand } from "./steps/command-line.ts";
import { readVendorOptions, runVendors, usage } from "./steps/operator/vendors.ts";

await runCommand({ usage, read: readVendorOptions, run: runVendors });
