// `npm run coupons [-- FILE.json [--dry-run]]`: the coupons of the running shop; the file's form is in docs/working-locally.md.
import { readCouponOptions, runCoupons, usage } from "./steps/operator/coupons.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readCouponOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : (await runCoupons(options)).join("\n"));
} catch (error) {
  leave(error);
}
