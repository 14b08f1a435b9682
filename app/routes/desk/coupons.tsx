import { listCoupons } from "../../data/cart/coupon-load.server.ts";
import { formatEtb } from "../../domain/money.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskList, DeskRow } from "../../shared/desk/desk-parts.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/coupons";
import { CouponDays, CouponForm } from "./coupons/coupon-form.tsx";
import { saveDeskCoupon } from "./coupons/save-coupon.server.ts";

export const loader = deskLoader(async ({ db, asked, rows }) => {
  const list = (limit: number) => listCoupons(db, asked("after").slice(0, 20), limit);
  return { coupons: await rows("after", list, ({ code }) => code) };
});

export const action = deskAction(saveDeskCoupon);

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <DeskList list={loaderData.coupons} none={t("deskCoupons.none")}>
        {(coupon) => {
          const { code, kind, value, vendor, minimum, uses, mostUses } = coupon;
          const goods = (
            <>
              {vendor === null ? t("deskCoupons.allVendors") : <OwnWords text={vendor} />}
              {minimum > 0 && ` · ${t("deskCoupons.from", { amount: formatEtb(minimum) })}`}
            </>
          );
          return (
            <DeskRow
              name={<a href={`/desk/coupons/${code}`}>{code}</a>}
              lines={[<CouponDays key="days" coupon={coupon} />, goods]}
              side={kind === "percent" ? t("deskCoupons.percentOff", { percent: value }) : formatEtb(value)}
              sideLine={t("deskCoupons.used", { uses, most: mostUses })}
            />
          );
        }}
      </DeskList>
      {loaderData.frame.mayWrite && <h2>{t("deskCoupons.new")}</h2>}
      <CouponForm />
    </>
  );
}
