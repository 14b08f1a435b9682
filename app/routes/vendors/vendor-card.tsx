import type { VendorCardView } from "../../domain/vendors/vendor-view.ts";
import { groupDigits } from "../../domain/listings/listing-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { VendorTile } from "../../ui/cards/vendor-tile.tsx";

/** design.md 5. */
export function VendorCard({ vendor }: { vendor: VendorCardView }) {
  const t = useT();
  return (
    <article className="vendor-card panel">
      <div className="media">
        <VendorTile tile={vendor.tile} />
        <div>
          <h3 className="vendor-card-name">
            <a href={vendor.href} lang={vendor.lang}>
              {vendor.name}
            </a>
          </h3>
          <p className="vendor-card-line cluster muted">
            {vendor.city && (
              <span className="vendor-card-city">
                <Icon name="map-pin" /> {vendor.city}
              </span>
            )}
            <span>
              {vendor.products > 0
                ? t("listing.products", { count: vendor.products, shown: groupDigits(vendor.products) })
                : t("vendor.noProducts")}
            </span>
          </p>
          <p className="vendor-card-line cluster muted">
            <Rating rating={vendor.rating} />
            {vendor.isVerified && (
              <span className="vendor-card-verified">
                <Icon name="badge-check" /> {t("vendor.verified")}
              </span>
            )}
          </p>
        </div>
      </div>
      {vendor.goods.length > 0 && (
        <ul className="vendor-card-goods" role="list" aria-label={t("vendor.goodsOf", { vendor: vendor.name })}>
          {vendor.goods.map((good) => (
            <li key={good.id}>
              <a href={good.href}>
                <Picture url={good.thumbnail} kind="thumb" alt="" tint={good.id} sizes="112px" />
                <span className="visually-hidden" lang={good.lang}>
                  {good.name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
