import type { CategoryListCardView } from "../../domain/cards/card-views.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { CardSeller } from "../../ui/cards/card-seller.tsx";
import { LiteCard } from "../../ui/cards/lite-card.tsx";
import { Price } from "../../ui/cards/price.tsx";
import { CardGrid } from "../../ui/cards/card-grid.tsx";
import { OtherLabels, PicturedLabel } from "../../ui/cards/product-labels.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { ShortName } from "../../ui/cards/short-name.tsx";
import { QuantityForm } from "../../ui/forms/quantity-form.tsx";
import { WishButton } from "../../ui/forms/wish-button.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useLite } from "../../ui/printing/use-lite.ts";
import type { ListingView } from "./listing-view.server.ts";

/** design.md 4. */
export function ListingProducts({ listing: { view, rows, cards } }: { listing: ListingView }) {
  const t = useT();
  return (
    <>
      <h2 className="visually-hidden">{t("listing.productsHeading")}</h2>
      {view === "list" ? (
        <ul className="lines" role="list">
          {rows.map((row, index) => (
            <ListingRow key={row.id} row={row} first={index === 0} />
          ))}
        </ul>
      ) : (
        <CardGrid cards={cards} className={`listing-products-grid listing-products-${view}`} />
      )}
    </>
  );
}

/** Specification 2.8, category-list card (variant 2). */
function ListingRow({ row, first }: { row: CategoryListCardView; first: boolean }) {
  const isLite = useLite();
  const action = row.hasVariants ? <RowOptions row={row} /> : <QuantityForm card={row} idPrefix="quantity" />;
  if (import.meta.env.SSR && isLite)
    return (
      <li>
        <LiteCard card={row} href={row.href}>
          {!isUnavailable(row.offer) && <div className="product-card-action">{action}</div>}
        </LiteCard>
      </li>
    );
  return (
    <li className={isUnavailable(row.offer) ? "listing-row listing-row-gone" : "listing-row"}>
      <RowPicture row={row} first={first} />
      {!isUnavailable(row.offer) && <WishButton product={row.id} name={row.name} lang={row.lang} />}
      <div className="listing-row-facts muted">
        <h3 className="listing-row-name">
          <a href={row.href} lang={row.lang}>
            <ShortName name={row.name} shortName={row.shortName} />
          </a>
        </h3>
        <p>
          <a href={row.category.href} lang={row.category.lang}>
            {row.category.name}
          </a>
        </p>
        <CardSeller seller={row.seller} />
        {row.rating && (
          <p>
            <Rating rating={row.rating} />
          </p>
        )}
        <OtherLabels labels={row.labels} />
      </div>
      <Price price={row.price} muted={isUnavailable(row.offer)} percent={false} />
      {!isUnavailable(row.offer) && <div className="listing-row-action">{action}</div>}
    </li>
  );
}

function RowPicture({ row, first }: { row: CategoryListCardView; first: boolean }) {
  const sizes = "(min-width: 768px) 160px, 112px";
  return (
    <div className="listing-row-picture">
      <a className="product-card-picture" href={row.href} tabIndex={-1} aria-hidden="true">
        <Picture url={row.thumbnail} kind="card" alt="" tint={row.id} eager={first} sizes={sizes} />
      </a>
      <PicturedLabel labels={row.labels} />
    </div>
  );
}

function RowOptions({ row }: { row: CategoryListCardView }) {
  return (
    <a href={row.href} className="button button-soft button-wide">
      <NamedText text="card.selectOptions" name={row.name} lang={row.lang} />
    </a>
  );
}
