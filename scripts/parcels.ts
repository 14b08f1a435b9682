// `npm run parcels`: what the seller portal does, by hand, in the running shop; see docs/working-locally.md.
import { readParcelOptions, runParcels, usage } from "./steps/operator/parcels.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readParcelOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : (await runParcels(options)).join("\n"));
} catch (error) {
  leave(error);
}
