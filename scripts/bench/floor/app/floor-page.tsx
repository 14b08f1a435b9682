import { useState } from "react";
import { Link } from "react-router";
import { cards, type FloorCard } from "./page.ts";

export interface FloorPictures {
  hero: string;
  cards: readonly string[];
}

export function FloorPage({ pictures }: { pictures: FloorPictures }) {
  return (
    <main>
      <h1>Bare page</h1>
      <img className="hero" src={pictures.hero} width={720} height={360} alt="" fetchPriority="high" />
      <div className="cards">
        {cards.map((card, index) => (
          <Card key={card.id} card={card} picture={pictures.cards[index % pictures.cards.length] ?? ""} />
        ))}
      </div>
    </main>
  );
}

function Card({ card: { id, name, category, price }, picture }: { card: FloorCard; picture: string }) {
  const [isAdded, setAdded] = useState(false);
  const href = `/product/default/basket-${id}`;
  return (
    <article className="card">
      <a href={href}>
        <img src={picture} width={160} height={160} alt={name} loading="lazy" decoding="async" />
      </a>
      <h2>
        <Link to={href}>{name}</Link>
      </h2>
      <p>{category}</p>
      <p>{price}</p>
      <form method="post" action="/cart/lines">
        <input type="hidden" name="product" value={id} />
        <button type="button" onClick={() => setAdded(true)}>
          {isAdded ? "Added" : "Add to cart"}
        </button>
      </form>
    </article>
  );
}
