import { runCommand } from "./steps/command-line.ts";
import { askPayments, paymentLines, readPaymentOptions, usage } from "./steps/operator/payments.ts";

await runCommand({
  usage,
  read: readPaymentOptions,
  run: async (options) => paymentLines(options, await askPayments(options)),
});
