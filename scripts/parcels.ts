import { runCommand } from "./steps/command-line.ts";
import { readParcelOptions, runParcels, usage } from "./steps/operator/parcels.ts";

await runCommand({ usage, read: readParcelOptions, run: runParcels });
