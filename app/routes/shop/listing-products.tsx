import { useT } from "../../i18n/use-t.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { ListingRow } from "./listing-row.tsx";
import type { ListingView } from "./listing-view.server.ts";
import "./listing-products.css";

/** Rows of category-list cards, or general cards in columns; phones show two columns in both (design.md 4). */
export function ListingProducts({ listing: { view, rows, cards } }: { listing: ListingView }) {
  const t = useT();
  return (
    <>
      <h2 className="visually-hidden">{t("listing.productsHeading")}</h2>
      {view === "list" ? (
        <ul className="listing-products-rows" role="list">
          {rows.map((row, index) => (
            <ListingRow key={row.id} row={row} first={index === 0} />
          ))}
        </ul>
      ) : (
        <ul className={`listing-products-grid listing-products-${view}`} role="list">
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
