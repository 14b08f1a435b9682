import { useT } from "../../../i18n/use-t.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import type { CouponView } from "./coupon-view.server.ts";

export function CouponDays({ coupon: { from, until, state } }: { coupon: CouponView }) {
  const t = useT();
  const tones = {
    now: "desk-tag",
    next: "desk-tag desk-tag-waiting",
    ended: "desk-tag desk-tag-late",
    usedUp: "desk-tag desk-tag-late",
  };
  return (
    <>
      <DatedText text="deskCoupons.days" dates={{ from, until }} />{" "}
      <span className={tones[state]}>{t(`deskCoupons.${state}`)}</span>
    </>
  );
}
