// `npm run coupons [-- FILE.json [--dry-run]]`: the coupons of the running shop; the file's form is in docs/working-locally.md.
import { runCommand } from "./steps/command-line.ts";
import { readCouponOptions, runCoupons, usage } from "./steps/operator/coupons.ts";

await runCommand({ usage, read: readCouponOptions, run: runCoupons });
