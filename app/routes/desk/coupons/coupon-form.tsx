import type { ListedCoupon } from "../../../data/cart/coupon-load.server.ts";
import { dateView, isoDay } from "../../../domain/date-view.ts";
import { plainBirr } from "../../../domain/desk/typed-birr.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField, optionsOf } from "../../../shared/desk/desk-decision.tsx";
import { Tag, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { DatedText } from "../../../ui/date-text.tsx";

export function CouponDays({ coupon: { startsAt, endsAt, uses, mostUses } }: { coupon: ListedCoupon }) {
  const t = useT();
  const { locale, now } = useDesk().viewer;
  const state = now >= endsAt ? "ended" : uses >= mostUses ? "usedUp" : now < startsAt ? "next" : "now";
  const tones = { now: undefined, next: "waiting", ended: "late", usedUp: "late" } as const;
  const dates = { from: dateView(startsAt, locale), until: dateView(endsAt - 1, locale) };
  return (
    <>
      <DatedText text="deskCoupons.days" dates={dates} /> <Tag is={tones[state]}>{t(`deskCoupons.${state}`)}</Tag>
    </>
  );
}

export function CouponForm({ coupon }: { coupon?: ListedCoupon }) {
  const t = useT();
  const { code, kind = "percent", value = 0, minimum = 0, vendor, facts = "{}" }: Partial<ListedCoupon> = coupon ?? {};
  const label = (name: "value" | "minimum" | "vendor" | "firstDay" | "lastDay" | "uses") => ({
    name,
    label: t(`deskCoupons.${name}`),
  });
  const named: DeskField = { name: "coupon", label: t("deskEvents.fact_code"), hint: t("deskCoupons.codeHint") };
  const fields: DeskField[] = [
    ...(code ? [] : [named]),
    {
      ...{ name: "kind", label: t("deskCoupons.kind"), defaultValue: kind },
      options: optionsOf(["percent", "amount"], (one) => t(`deskCoupons.${one}`)),
    },
    {
      ...{ ...label("value"), inputMode: "decimal" },
      defaultValue: coupon && (kind === "percent" ? String(value) : plainBirr(value)),
    },
    {
      ...{ ...label("minimum"), hint: t("deskCoupons.minimumHint"), inputMode: "decimal", required: false },
      defaultValue: minimum > 0 ? plainBirr(minimum) : "",
    },
    { ...label("vendor"), hint: t("deskCoupons.vendorHint"), required: false, defaultValue: vendor ?? "" },
    { ...label("firstDay"), type: "date", defaultValue: coupon && isoDay(coupon.startsAt) },
    { ...label("lastDay"), type: "date", defaultValue: coupon && isoDay(coupon.endsAt - 1) },
    { ...label("uses"), inputMode: "numeric", defaultValue: coupon && String(coupon.mostUses) },
  ];
  return (
    <DeskDecision
      {...{ intent: "save", fields, button: t("account.save"), look: "primary" }}
      seen={code ? { coupon: code, seen: facts } : facts}
    />
  );
}
