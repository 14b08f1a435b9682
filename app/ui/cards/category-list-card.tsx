import type { CategoryListCardView } from "../../domain/cards/card-views.ts";
import { CardAction } from "./card-action.tsx";
import { CardFrame } from "./card-frame.tsx";
import { QuantityForm } from "../forms/quantity-form.tsx";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8: the category-list card, upright. */
export function CategoryListCard({ card }: { card: CategoryListCardView }) {
  const { id, name, lang, category } = card;
  const meta = (
    <p className="category-list-card-category">
      <a href={category.href} lang={category.lang}>
        {category.name}
      </a>
    </p>
  );
  const action = (
    <CardAction card={card}>
      <QuantityForm card={card} idPrefix="card-quantity" className="product-card-action" />
    </CardAction>
  );
  const wish = <WishButton product={id} name={name} lang={lang} />;
  return <CardFrame card={card} look="category-list-card" {...{ wish, meta, action }} />;
}
