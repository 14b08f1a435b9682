import type { NameView } from "../../domain/menu/menu.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { ProductCard } from "../../ui/cards/product-card.tsx";
import { QuotingText, type Quoting } from "../../ui/own-words.tsx";
import "./store-products.css";

interface StoreProductsProps {
  title: NameView;
  /** The title under a search. */
  searched: Quoting | null;
  count: string;
  /** That the words were read differently than they were typed. */
  note: Quoting | null;
  cards: ProductCardView[];
}

export function StoreProducts({ title, searched, count, note, cards }: StoreProductsProps) {
  return (
    <section aria-labelledby="store-products">
      <div className="store-products-head">
        <h2 id="store-products" lang={title.lang}>
          {searched ? <QuotingText {...searched} /> : title.name}
        </h2>
        <p>{count}</p>
      </div>
      {note && (
        <p className="store-products-note">
          <QuotingText {...note} />
        </p>
      )}
      <ul className="store-products-grid" role="list">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
