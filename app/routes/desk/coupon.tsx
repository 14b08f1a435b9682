import { findListedCoupon } from "../../data/cart/coupon-load.server.ts";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { couponCode } from "../../domain/cart/coupon.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import type { Route } from "./+types/coupon";
import { CouponDays } from "./coupons/coupon-days.tsx";
import { CouponForm } from "./coupons/coupon-form.tsx";
import { couponTexts, couponView } from "./coupons/coupon-view.server.ts";
import { saveCoupon } from "./coupons/save-coupon.server.ts";

const LISTED = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const code = couponCode(params.code);
  const changes = { object: { kind: "coupon", id: code }, author: null, action: null, before: null } as const;
  const [coupon, events] = await needed(
    context,
    Promise.all([findListedCoupon(db, code), listEvents(db, changes, LISTED)]),
  );
  if (!coupon) throw unknownPage(context);
  return {
    ...deskFrame(context, "/desk/coupons", "deskCoupons.title", { code }),
    coupon: couponView(context, coupon),
    texts: couponTexts(coupon),
    seen: coupon.facts,
    events: eventViews(context, events),
  };
}

export const action = deskAction((tools, _args: Route.ActionArgs) => saveCoupon(tools));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function CouponPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, coupon, texts, seen, events } = loaderData;
  const { code, href, uses, mayEnd } = coupon;
  return (
    <DeskPage
      frame={frame}
      heading={t("deskCoupons.title", { code })}
      back={{ href: "/desk/coupons", text: t("desk.coupons") }}
    >
      <p className="desk-text">
        <CouponDays coupon={coupon} /> {uses}
      </p>
      {frame.mayWrite && (
        <>
          <CouponForm action={href} texts={texts} seen={seen} />
          {mayEnd && (
            <DeskForm action={href}>
              <input type="hidden" name="coupon" value={code} />
              <input type="hidden" name="seen" value={seen} />
              <button className="button button-outline desk-danger" name="intent" value="end">
                {t("deskCoupons.end")}
              </button>
            </DeskForm>
          )}
        </>
      )}
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}
