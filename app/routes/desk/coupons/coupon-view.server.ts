import type { RouterContextProvider } from "react-router";
import type { ListedCoupon } from "../../../data/cart/coupon-load.server.ts";
import { addisAbabaOffset } from "../../../domain/constants.ts";
import { dateView } from "../../../domain/date-view.ts";
import { plainBirr } from "../../../domain/desk/typed-birr.ts";
import { formatEtb } from "../../../domain/money.ts";
import { translator } from "../../../request/locale.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";

export function couponView(context: Readonly<RouterContextProvider>, coupon: ListedCoupon) {
  const { locale, now } = context.get(viewerContext);
  const t = context.get(translator);
  const { code, kind, value, minimum, vendor, startsAt, endsAt, mostUses, uses } = coupon;
  const state = now >= endsAt ? "ended" : uses >= mostUses ? "usedUp" : now < startsAt ? "next" : "now";
  return {
    code,
    href: `/desk/coupons/${code}`,
    off: kind === "percent" ? t("deskCoupons.percentOff", { percent: value }) : formatEtb(value),
    minimum: minimum > 0 ? formatEtb(minimum) : null,
    vendor,
    from: dateView(startsAt, locale),
    until: dateView(endsAt - 1, locale),
    uses: t("deskCoupons.used", { uses, most: mostUses }),
    state: state as "ended" | "usedUp" | "next" | "now",
    mayEnd: now < endsAt,
  };
}

export type CouponView = ReturnType<typeof couponView>;

export function couponTexts({ code, kind, value, minimum, vendor, startsAt, endsAt, mostUses }: ListedCoupon) {
  return {
    coupon: code,
    kind,
    value: kind === "percent" ? String(value) : plainBirr(value),
    minimum: minimum > 0 ? plainBirr(minimum) : "",
    vendor: vendor ?? "",
    firstDay: dayText(startsAt),
    lastDay: dayText(endsAt - 1),
    uses: String(mostUses),
  };
}

export type CouponTexts = ReturnType<typeof couponTexts>;

function dayText(at: number): string {
  return new Date(at + addisAbabaOffset * 60_000).toISOString().slice(0, 10);
}
