import { listCoupons } from "../../data/cart/coupon-load.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/coupons";
import { CouponForm } from "./coupons/coupon-form.tsx";
import { couponView, type CouponView } from "./coupons/coupon-view.server.ts";
import { CouponDays } from "./coupons/coupon-days.tsx";
import { saveCoupon } from "./coupons/save-coupon.server.ts";

const LISTED = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = (url.searchParams.get("after") ?? "").slice(0, 20);
  const found = await needed(context, listCoupons(context.get(bindings).db, after, LISTED + 1));
  const coupons = found.slice(0, LISTED).map((coupon) => couponView(context, coupon));
  return {
    ...deskFrame(context, "/desk/coupons", "desk.coupons"),
    coupons,
    newest: after === "" ? null : "/desk/coupons",
    older: found.length > LISTED ? `/desk/coupons?after=${coupons.at(-1)!.code}` : null,
  };
}

export const action = deskAction((tools, _args: Route.ActionArgs) => saveCoupon(tools));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function CouponsPage({ loaderData: { frame, coupons, newest, older } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage frame={frame} heading={t("desk.coupons")}>
      {coupons.length === 0 && <p className="desk-text">{t("deskCoupons.none")}</p>}
      <ul className="desk-rows" role="list">
        {coupons.map((coupon) => (
          <CouponRow key={coupon.code} coupon={coupon} />
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
      {frame.mayWrite && (
        <>
          <h2>{t("deskCoupons.new")}</h2>
          <CouponForm action="/desk/coupons" texts={null} seen="{}" />
        </>
      )}
    </DeskPage>
  );
}

function CouponRow({ coupon }: { coupon: CouponView }) {
  const t = useT();
  const { code, href, off, minimum, vendor, uses } = coupon;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={href}>{code}</a>
        </p>
        <p className="desk-row-more">
          <CouponDays coupon={coupon} />
        </p>
        <p className="desk-row-more">
          {vendor === null ? t("deskCoupons.allVendors") : <OwnWords text={vendor} />}
          {minimum && ` · ${t("deskCoupons.from", { amount: minimum })}`}
        </p>
      </div>
      <p className="desk-row-side">
        {off}
        <br />
        <span className="desk-row-more">{uses}</span>
      </p>
    </li>
  );
}
