import type { CategoryListCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { LiteCard } from "../../ui/cards/lite-card.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { ProductLabels } from "../../ui/cards/product-labels.tsx";
import { QuantityForm } from "../../ui/forms/quantity-form.tsx";
import { ShortName } from "../../ui/cards/short-name.tsx";
import { useLite } from "../../ui/printing/use-lite.ts";
import "./listing-row.css";

/** Specification 2.8, category-list card (variant 2). */
export function ListingRow({ row, first }: { row: CategoryListCardView; first: boolean }) {
  const isLite = useLite();
  const t = useT();
  const action = row.hasVariants ? <RowOptions row={row} /> : <QuantityForm card={row} idPrefix="quantity" />;
  if (import.meta.env.SSR && isLite)
    return (
      <li>
        <LiteCard card={row} href={row.href}>
          {!row.outOfStock && <div className="product-card-action">{action}</div>}
        </LiteCard>
      </li>
    );
  return (
    <li className={row.outOfStock ? "listing-row listing-row-gone" : "listing-row"}>
      <RowPicture row={row} first={first} />
      <div className="listing-row-facts">
        <h3 className="listing-row-name">
          <a href={row.href} lang={row.lang}>
            <ShortName name={row.name} shortName={row.shortName} />
          </a>
        </h3>
        <p className="listing-row-category">
          <a href={row.category.href} lang={row.category.lang}>
            {row.category.name}
          </a>
        </p>
        <Price price={row.price} muted={row.outOfStock} percent={false} />
        {row.freeDelivery && <p className="listing-row-delivery">{t("listing.freeDelivery")}</p>}
      </div>
      {!row.outOfStock && <div className="listing-row-action">{action}</div>}
    </li>
  );
}

/** The name's link serves everyone; the labels are read out, free delivery has its own line. */
function RowPicture({ row, first }: { row: CategoryListCardView; first: boolean }) {
  const sizes = "(min-width: 768px) 160px, 112px";
  return (
    <div className="listing-row-picture">
      <a href={row.href} tabIndex={-1} aria-hidden="true">
        <Picture url={row.thumbnail} kind="card" alt="" tint={row.id} eager={first} sizes={sizes} />
      </a>
      <ProductLabels labels={row.labels.filter((label) => label.kind !== "freeDelivery")} stacked />
    </div>
  );
}

/** A choice comes before the cart: the product page has it. */
function RowOptions({ row }: { row: CategoryListCardView }) {
  return (
    <a href={row.href} className="button button-outline button-wide">
      <NamedText text="card.selectOptions" name={row.name} lang={row.lang} />
    </a>
  );
}
