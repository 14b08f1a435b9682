import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { ProductCard } from "./product-card.tsx";

export function CardGrid({ cards }: { cards: ProductCardView[] }) {
  return (
    <ul className="card-grid grid" role="list">
      {cards.map((card) => (
        <li key={card.titleHref}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
