// `npm run payments`: what waits for a person in the running shop's payments, and what became of it; see docs/payments.md.
import { askPayments, paymentLines, readPaymentOptions, usage } from "./steps/operator/payments.ts";
import { PlainError } from "./steps/plain-error.mjs";

try {
  const options = readPaymentOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(usage);
  else console.log(paymentLines(options, await askPayments(options)).join("\n"));
} catch (error) {
  console.error(error instanceof PlainError ? `✗ ${error.message}` : error);
  process.exitCode = 2;
}
