// `npm run payments`: what waits for a person in the running shop's payments, and what became of it; see docs/payments.md.
import { runCommand } from "./steps/command-line.ts";
import { askPayments, paymentLines, readPaymentOptions, usage } from "./steps/operator/payments.ts";

await runCommand({
  usage,
  read: readPaymentOptions,
  run: async (options) => paymentLines(options, await askPayments(options)),
});
