import { findListedCoupon } from "../../data/cart/coupon-load.server.ts";
import { couponCode } from "../../domain/cart/coupon.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import type { Route } from "./+types/coupon";
import { CouponDays, CouponForm } from "./coupons/coupon-form.tsx";
import { saveDeskCoupon } from "./coupons/save-coupon.server.ts";

export const loader = deskLoader(async ({ db, t, history }, { params }: Route.LoaderArgs) => {
  const code = couponCode(params.code);
  const [coupon, changes] = await Promise.all([findListedCoupon(db, code), history({ kind: "coupon", id: code })]);
  return coupon && { heading: t("deskCoupons.title", { code }), coupon, history: changes };
});

export const action = deskAction(saveDeskCoupon);

export default function CouponPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { coupon, frame } = loaderData;
  const { code, facts: seen, uses, mostUses, endsAt } = coupon;
  return (
    <>
      <p className="desk-text">
        <CouponDays coupon={coupon} /> {t("deskCoupons.used", { uses, most: mostUses })}
      </p>
      <CouponForm coupon={coupon} />
      {frame.viewer.now < endsAt && (
        <DeskDecision mark={{ coupon: code }} seen={seen} intent="end" button={t("deskCoupons.end")} look="danger" />
      )}
    </>
  );
}
