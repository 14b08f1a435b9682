import { z } from "zod";
import { findCouponFaults, findListedCoupon, saveCoupons } from "../../../data/cart/coupon-load.server.ts";
import { couponCode } from "../../../domain/cart/coupon.ts";
import { cleanLine } from "../../../domain/feed/feed-text.ts";
import { typedBirr } from "../../../domain/desk/typed-birr.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { deskDay, deskNumber, fault, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";

const DAY = 86_400_000;
const mostUses = 10_000_000;
const mostPercent = 90;

const code = z
  .string()
  .default("")
  .transform(couponCode)
  .refine((text) => /^[A-Z0-9]{3,20}$/.test(text), fault("deskCoupons.codeWrong"));

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
export async function saveCoupon(tools: DeskTools): Promise<Response> {
  const { db, submission, where, t, now } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const values = withoutSecrets(submission.fields);
  const { seen } = read.value;
  const refuse = (field: string, text: string) =>
    replyProblem(where, { fields: { [field]: text }, values, form: null });
  const meanwhile = (text: string) => replyProblem(where, { fields: {}, values, form: text }, 409);
  if (read.value.intent === "end") {
    const coupon = await findListedCoupon(db, read.value.coupon);
    if (!coupon) return unknownObject(tools);
    // A coupon that has not begun must still begin before it ends.
    const ended = { ...coupon, startsAt: Math.min(coupon.startsAt, now - 1), endsAt: now };
    const isDone = await saveCoupons(db, [ended], { ...tools, seen });
    return isDone
      ? replyDone(where, { kind: "done", text: t("deskCoupons.ended_done") })
      : meanwhile(t("desk.meanwhile"));
  }
  const { intent: _, seen: __, coupon: named, uses, ...rest } = read.value;
  const draft = { ...rest, code: named, mostUses: uses };
  const [problem] = await findCouponFaults(db, [draft]);
  if (problem?.field === "vendor") return refuse("vendor", t("deskCoupons.vendorUnknown"));
  if (problem) return refuse("uses", t("deskCoupons.usesBelow"));
  try {
    if (await saveCoupons(db, [draft], { ...tools, seen })) {
      const to = `/desk/coupons/${draft.code}`;
      return replyDone({ ...where, to }, { kind: "done", text: t("desk.saved") });
    }
  } catch (error) {
    if (!String(error).includes("coupon_used_up")) throw error;
    return refuse("uses", t("deskCoupons.usesBelow"));
  }
  return seen === "{}" ? refuse("coupon", t("deskCoupons.codeTaken")) : meanwhile(t("desk.meanwhile"));
}
