import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { ProductCard } from "../../ui/cards/product-card.tsx";
import "./wish-cards.css";

/** Cards in as many columns as fit. */
export function WishCards({ cards }: { cards: ProductCardView[] }) {
  return (
    <ul className="wish-cards" role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
