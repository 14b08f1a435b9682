import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { ProductCard } from "./product-card.tsx";

interface CardGridProps {
  cards: readonly ProductCardView[];
  className?: string;
}

export function CardGrid({ cards, className = "card-grid grid" }: CardGridProps) {
  return (
    <ul className={className} role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  );
}
