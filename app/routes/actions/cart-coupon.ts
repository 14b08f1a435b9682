import { redirect } from "react-router";
import { z } from "zod";
import { findCoupon, setCartCoupon } from "../../data/cart/coupon-load.server.ts";
import { findWholeCart } from "../../data/cart/whole-cart.server.ts";
import { describeCouponProblem, couponCode } from "../../domain/cart/coupon.ts";
import { destinationOf } from "../../domain/delivery/delivery-fees.ts";
import { formatEtb } from "../../domain/money.ts";
import { quoteOrder } from "../../domain/cart/order-quote.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { deliveryCityOf } from "../../http/cookies/preference-cookies.server.ts";
import { couponKeys } from "../../shared/cart/coupon-keys.ts";
import type { Route } from "./+types/cart-coupon";

export const loader = () => redirect("/shop/cart", 303);

const longest = 60;
const schema = z.object({ code: z.string().optional(), remove: z.string().optional() });

export const action = confirmed(async (tools, { request }: Route.ActionArgs) => {
  const { db, session, submission, now, t, reply, refuse, locale } = tools;
  const { owner } = session;
  const parsed = parseFields(submission, schema);
  const typed = submission.fields.get("code")?.slice(0, longest) ?? "";
  const refused = (sentence: string) => refuse({ fields: { code: sentence }, values: { code: typed } });
  if (parsed.ok && parsed.value.remove !== undefined) {
    await setCartCoupon(db, { owner, now }, null);
    return reply(t("buying.couponRemoved"));
  }
  const code = parsed.ok ? couponCode(parsed.value.code ?? "") : "";
  if (code === "") return refused(t("buying.couponMissing"));
  const [cart, coupon] = await Promise.all([
    findWholeCart(db, owner, now),
    code.length > longest ? null : findCoupon(db, code),
  ]);
  if (cart.lines.length === 0) return refused(t("buying.couponEmptyCart"));
  if (!coupon) return refused(t(couponKeys.unknown));
  const destination = destinationOf(deliveryCityOf(request));
  const quote = quoteOrder({
    lines: cart.lines,
    coupon,
    destination,
    deliveries: new Map(),
    isCash: true,
    fees: cart.fees,
    now,
  });
  if (quote.couponProblem) {
    const { reason, values } = describeCouponProblem(quote.couponProblem, coupon, locale);
    return refused(t(couponKeys[reason], values));
  }
  await setCartCoupon(db, { owner, now }, code);
  return reply(t("buying.couponEntered", { code, amount: formatEtb(quote.discountTotal) }));
});
