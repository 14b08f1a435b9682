// `npm run payments`: what waits for a person in the running shop's payments, and what became of it; see docs/payments.md.
import { askPayments, paymentLines, readPaymentOptions, usage } from "./steps/operator/payments.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readPaymentOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : paymentLines(options, await askPayments(options)).join("\n"));
} catch (error) {
  leave(error);
}
