import { runCommand } from "./steps/command-line.ts";
import { readCustomOrderOptions, runCustomOrders, usage } from "./steps/operator/custom-orders.ts";

await runCommand({ usage, read: readCustomOrderOptions, run: runCustomOrders });
