// `npm run custom-orders`: what shoppers asked the running shop to find, and its answers; see docs/working-locally.md.
import { readCustomOrderOptions, runCustomOrders, usage } from "./steps/operator/custom-orders.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readCustomOrderOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : (await runCustomOrders(options)).join("\n"));
} catch (error) {
  leave(error);
}
