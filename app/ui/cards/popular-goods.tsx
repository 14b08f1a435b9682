import "./popular-goods.first.css";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCard } from "./product-card.tsx";

/** Cards in as many columns as fit. */
export function CardGrid({ cards }: { cards: ProductCardView[] }) {
  return (
    <ul className="card-grid" role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Goods that others look at, where a page has nothing else to show. */
export function PopularGoods({ cards }: { cards: ProductCardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="popular-goods">
      <h2 id="popular-goods">{t("card.popular")}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
