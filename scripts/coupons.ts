import { runCommand } from "./steps/command-line.ts";
import { readCouponOptions, runCoupons, usage } from "./steps/operator/coupons.ts";

await runCommand({ usage, read: readCouponOptions, run: runCoupons });
