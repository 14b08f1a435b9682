// `npm run parcels`: what the seller portal does, by hand, in the running shop; see docs/working-locally.md.
import { runCommand } from "./steps/command-line.ts";
import { readParcelOptions, runParcels, usage } from "./steps/operator/parcels.ts";

await runCommand({ usage, read: readParcelOptions, run: runParcels });
