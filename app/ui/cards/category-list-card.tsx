import type { CategoryListCardView } from "../../domain/cards/product-card.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { SeeSimilar, SelectOptions } from "./card-action.tsx";
import { CardName } from "./card-name.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { LiteCard } from "./lite-card.tsx";
import { Price } from "./price.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { QuantityForm } from "../forms/quantity-form.tsx";
import { useLite } from "../printing/use-lite.ts";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8: the category-list card, upright. */
export function CategoryListCard({ card }: { card: CategoryListCardView }) {
  const isLite = useLite();
  const { id, name, lang, category } = card;
  const classes = "product-card category-list-card";
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.href}>
        <CardAction card={card} />
      </LiteCard>
    );
  return (
    <article className={isUnavailable(card.offer) ? `${classes} product-card-gone` : classes}>
      <CardPicture card={card} />
      {!isUnavailable(card.offer) && <WishButton product={id} name={name} lang={lang} />}
      <CardName href={card.href} named={card} />
      <p className="category-list-card-category">
        <a href={category.href} lang={category.lang}>
          {category.name}
        </a>
      </p>
      <CardSeller seller={card.seller} />
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      <OtherLabels labels={card.labels} />
      <CardAction card={card} />
    </article>
  );
}

function CardAction({ card }: { card: CategoryListCardView }) {
  if (isUnavailable(card.offer)) return <SeeSimilar href={card.category.href} />;
  if (card.hasVariants) return <SelectOptions href={card.href} name={card.name} lang={card.lang} />;
  return <QuantityForm card={card} idPrefix="card-quantity" className="product-card-action" />;
}
