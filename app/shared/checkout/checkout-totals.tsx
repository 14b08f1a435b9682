import type { CheckoutView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { GoodsStrip } from "../../ui/goods-strip.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

interface CheckoutTotalsProps {
  view: CheckoutView;
  /** Where delivery is counted to, while no address says so. */
  city?: string;
  /** The page showed another total before. */
  isMoved?: boolean;
}

/** What it comes to, and what of. */
export function CheckoutTotals({ view, city, isMoved }: CheckoutTotalsProps) {
  const t = useT();
  const { discount, couponCode } = view;
  return (
    <>
      <Parcels view={view} />
      <dl className="checkout-totals">
        <Row name={t("checkout.goods")} amount={view.goods} />
        {discount && (
          <Row
            name={couponCode ? t("checkout.discountOf", { code: couponCode }) : t("checkout.discount")}
            amount={discount}
          />
        )}
        {view.parcels.length > 0 && (
          <Row
            name={city ? t("checkout.deliveryGuess", { city }) : t("checkout.deliveryFee")}
            amount={view.isDeliveryFree ? t("checkout.free") : view.delivery}
          />
        )}
        <div className={isMoved ? "checkout-totals-all checkout-totals-moved" : "checkout-totals-all"}>
          <dt>{t(isMoved ? "checkout.totalMoved" : "checkout.total")}</dt>
          <dd>{view.total}</dd>
        </div>
      </dl>
      {view.paysInBirr && <p className="checkout-totals-note">{t("checkout.payInBirr")}</p>}
    </>
  );
}

/** Pictures of a parcel's goods that find room beside each other. */
const pictures = 4;

function Parcels({ view: { parcels } }: { view: CheckoutView }) {
  const t = useT();
  return (
    <>
      <ul className="checkout-totals-parcels" role="list">
        {parcels.map((parcel) => (
          <li key={parcel.vendorId}>
            <ParcelPictures lines={parcel.lines} />
            <p className="checkout-totals-parcel">
              <span>
                <MarkedName text="checkout.from" name={parcel.name} lang={parcel.lang} values={{ city: parcel.city }} />{" "}
                <span className="checkout-totals-units">{t("checkout.itemsIn", { count: parcel.units })}</span>
              </span>{" "}
              {parcels.length > 1 && <span>{parcel.total}</span>}
            </p>
          </li>
        ))}
      </ul>
      {parcels.length > 1 && <p className="checkout-totals-note">{t("checkout.doors")}</p>}
    </>
  );
}

function ParcelPictures({ lines }: { lines: CheckoutView["parcels"][number]["lines"] }) {
  const shown = lines.length > pictures ? lines.slice(0, pictures - 1) : lines;
  return (
    <GoodsStrip
      pictures={shown.map(({ key, thumbnail, productId }) => ({ key, thumbnail, tint: productId }))}
      more={lines.length - shown.length}
    />
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** On phones the summary stands below the form: what it comes to is said at the top. */
export function ToSummary({ view: { units, total } }: { view: CheckoutView }) {
  const t = useT();
  return (
    <a className="checkout-page-total" href="#checkout-summary">
      {t("checkout.orderOf", { count: units, total })}
    </a>
  );
}
