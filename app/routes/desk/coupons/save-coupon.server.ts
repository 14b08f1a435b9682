import { z } from "zod";
import { findListedCoupon, saveCoupon } from "../../../data/cart/coupon-load.server.ts";
import { findVendorId } from "../../../data/import/catalogue-import.server.ts";
import { couponCode } from "../../../domain/cart/coupon.ts";
import { cleanLine } from "../../../domain/feed/feed-text.ts";
import { typedBirr } from "../../../domain/desk/typed-birr.ts";
import {
  decide,
  type Decision,
  deskDay,
  deskNumber,
  fault,
  deskText,
} from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";

const DAY = 86_400_000;
const mostUses = 10_000_000;
const mostPercent = 90;

const code = deskText((typed, refuse) => {
  const text = couponCode(typed);
  if (!/^[A-Z0-9]{3,20}$/.test(text)) refuse("deskCoupons.codeWrong");
  return text;
});

const fields = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("save"),
      seen: z.string().max(1_000),
      // A field named `code` is a secret and never echoed (http/forms/fields).
      coupon: code,
      kind: z.enum(["percent", "amount"]),
      value: z.string().default(""),
      minimum: z.string().default(""),
      vendor: z.string().max(200).default("").transform(cleanLine),
      firstDay: deskDay,
      lastDay: deskDay,
      uses: deskNumber(1, mostUses),
    })
    .transform(({ firstDay, lastDay, value, minimum, ...rest }, context) => {
      const add = (path: string, issue: ReturnType<typeof fault>) =>
        context.addIssue({ code: "custom", path: [path], ...issue });
      const off = rest.kind === "percent" ? percentOf(value) : typedBirr(value);
      const least = minimum.trim() === "" ? 0 : typedBirr(minimum);
      if (!off) add("value", fault(rest.kind === "percent" ? "deskCoupons.percentWrong" : "deskForms.birrWrong"));
      if (least === null) add("minimum", fault("deskForms.birrWrong"));
      if (firstDay === null) add("firstDay", fault("deskForms.dayWrong"));
      if (lastDay === null) add("lastDay", fault("deskForms.dayWrong"));
      else if (firstDay !== null && lastDay < firstDay) add("lastDay", fault("deskCoupons.daysWrong"));
      return {
        ...rest,
        ...{ value: off ?? 0, minimum: least ?? 0, vendor: rest.vendor || null },
        ...{ startsAt: firstDay ?? 0, endsAt: (lastDay ?? 0) + DAY },
      };
    }),
  z.object({ intent: z.literal("end"), coupon: code, seen: z.string().max(1_000) }),
]);

function percentOf(text: string): number | null {
  const percent = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= 1 && percent <= mostPercent ? percent : null;
}

/** `seen`: the coupon as displayed, "{}" for a new one. */
export function saveDeskCoupon(tools: DeskTools): Promise<Response> {
  const { db, t, now } = tools;
  return decide(tools, fields, async ({ seen, ...asked }): Promise<Decision> => {
    if (asked.intent === "end") {
      const coupon = await findListedCoupon(db, asked.coupon);
      if (!coupon) return "unknown";
      // Begins before it ends, even if its start was still to come.
      const ended = { ...coupon, startsAt: Math.min(coupon.startsAt, now - 1), endsAt: now };
      const isDone = await saveCoupon(db, ended, { ...tools, seen });
      return isDone ? { done: t("deskCoupons.ended_done") } : "meanwhile";
    }
    const { intent: _, coupon, uses, ...rest } = asked;
    const draft = { ...rest, code: coupon, mostUses: uses };
    if (draft.vendor !== null && (await findVendorId(db, draft.vendor)) === null) {
      return { faults: { vendor: t("deskCoupons.vendorUnknown") } };
    }
    try {
      if (await saveCoupon(db, draft, { ...tools, seen })) {
        return { done: t("desk.saved"), to: `/desk/coupons/${coupon}` };
      }
    } catch (error) {
      if (!String(error).includes("coupon_used_up")) throw error;
      return { faults: { uses: t("deskCoupons.usesBelow") } };
    }
    return seen === "{}" ? { faults: { coupon: t("deskCoupons.codeTaken") } } : "meanwhile";
  });
}
