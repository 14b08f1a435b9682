// `npm run custom-orders`: what shoppers asked the running shop to find, and its answers; see docs/working-locally.md.
import { askCustomOrders, customOrderLines, readCustomOrderOptions, usage } from "./steps/operator/custom-orders.ts";
import { PlainError } from "./steps/plain-error.mjs";

try {
  const options = readCustomOrderOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(usage);
  else console.log(customOrderLines(options, await askCustomOrders(options)).join("\n"));
} catch (error) {
  console.error(error instanceof PlainError ? `✗ ${error.message}` : error);
  process.exitCode = 2;
}
