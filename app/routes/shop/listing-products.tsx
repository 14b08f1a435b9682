import { useT } from "../../i18n/use-t.tsx";
import { KeptMarkup } from "../../ui/printing/kept-markup.tsx";
import { ProductCard } from "../../ui/cards/product-card.tsx";
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
            <KeptMarkup key={row.id} of={row} as={index === 0 ? "first" : ""}>
              {() => <ListingRow row={row} first={index === 0} />}
            </KeptMarkup>
          ))}
        </ul>
      ) : (
        <ul className={`listing-products-grid listing-products-${view}`} role="list">
          {cards.map((card) => (
            <KeptMarkup key={card.id} of={card}>
              {() => (
                <li>
                  <ProductCard card={card} />
                </li>
              )}
            </KeptMarkup>
          ))}
        </ul>
      )}
    </>
  );
}
