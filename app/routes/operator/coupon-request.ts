import { z } from "zod";
import type { CouponDraft } from "../../data/cart/coupon-load.server.ts";
import { addisAbabaOffset } from "../../domain/constants.ts";
import { couponCode } from "../../domain/cart/coupon.ts";
import type { PathFault } from "../../shared/operator/path-fault.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const mostBirr = 10_000_000;
export const couponLimit = 500;

const code = z
  .string()
  .transform(couponCode)
  .refine((text) => /^[A-Z0-9]{3,20}$/.test(text), "3 to 20 letters A to Z and digits");
const santim = z
  .number()
  .min(0)
  .max(mostBirr)
  .refine((birr) => Math.abs(birr * 100 - Math.round(birr * 100)) < 1e-6, "birr with more than 2 decimals")
  .transform((birr) => Math.round(birr * 100));
const day = z.iso.date();

/** In Addis Ababa. */
const startOf = (text: string) => Date.parse(`${text}T00:00:00Z`) - addisAbabaOffset * MINUTE;

const shared = {
  code,
  minimum: santim.default(0),
  vendor: z.string().min(1).max(200).nullable().default(null),
  firstDay: day,
  lastDay: day,
  uses: z.int().min(1).max(10_000_000),
};

/** Birr, and days in Addis Ababa, the last one inclusive (docs/working-locally.md). */
const couponSchema: z.ZodType<CouponDraft, unknown> = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("percent"), value: z.int().min(1).max(90), ...shared }),
    z.strictObject({ kind: z.literal("amount"), value: santim.refine((value) => value > 0, "nothing"), ...shared }),
  ])
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ["lastDay"], message: "before the first day" })
  .transform(({ firstDay, lastDay, uses, ...coupon }) => ({
    ...coupon,
    startsAt: startOf(firstDay),
    endsAt: startOf(lastDay) + DAY,
    mostUses: uses,
  }));

export const couponRequest = z.discriminatedUnion("operation", [
  z.object({
    operation: z.literal("load"),
    isDryRun: z.boolean().default(false),
    coupons: z.array(z.unknown()).min(1).max(couponLimit),
  }),
  z.object({ operation: z.literal("list"), after: z.string().max(20).default("") }),
]);

export function checkCoupons(coupons: readonly unknown[]): { drafts: CouponDraft[]; faults: PathFault[] } {
  const drafts: CouponDraft[] = [];
  const faults: PathFault[] = [];
  const seen = new Map<string, number>();
  coupons.forEach((coupon, index) => {
    const parsed = couponSchema.safeParse(coupon);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        faults.push({ path: [`coupons[${index}]`, ...path].join("."), reason: message });
      }
      return;
    }
    const before = seen.get(parsed.data.code);
    if (before !== undefined) faults.push({ path: `coupons[${index}].code`, reason: `is coupons[${before}]'s too` });
    seen.set(parsed.data.code, index);
    drafts.push(parsed.data);
  });
  return { drafts, faults };
}
