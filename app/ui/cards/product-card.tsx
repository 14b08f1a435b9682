import "./product-card.second.css";
import "./card-drawings.second.css";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { AddToCart, SeeSimilar, SelectOptions } from "./card-action.tsx";
import { isUnavailable } from "../../domain/products/stock.ts";
import { CardName } from "./card-name.tsx";
import { CardPicture, splitLabels } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { Price } from "./price.tsx";
import { LiteCard } from "./lite-card.tsx";
import { ProductLabels } from "./product-labels.tsx";
import { QuickViewLink } from "./quick-view-link.tsx";
import { Rating } from "./rating.tsx";
import { useLite } from "../printing/use-lite.ts";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8: the general card. */
export function ProductCard({ card }: { card: ProductCardView }) {
  const isLite = useLite();
  const { pictured, beside } = splitLabels(card.labels);
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.titleHref} option={card.option} rating={card.rating}>
        <CardAction card={card} />
      </LiteCard>
    );
  return (
    <article className={isUnavailable(card.offer) ? "product-card product-card-gone" : "product-card"}>
      <CardPicture card={card} labels={pictured} isNewTab />
      {!isUnavailable(card.offer) && (
        <WishButton product={card.id} variant={card.option?.id} name={card.name} lang={card.lang} />
      )}
      <CardName href={card.titleHref} named={card} />
      {card.option && (
        <p className="product-card-option" lang={card.option.lang}>
          {card.option.name}
        </p>
      )}
      <p className="product-card-meta" lang={card.category.lang}>
        {card.category.name}
      </p>
      <CardSeller seller={card.seller} city={card.city} />
      <p className="product-card-rating">
        <Rating rating={card.rating} />
      </p>
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      <ProductLabels labels={beside} />
      <CardAction card={card} />
    </article>
  );
}

function CardAction({ card }: { card: ProductCardView }) {
  const { id, name, lang, titleHref } = card;
  if (isUnavailable(card.offer)) return <SeeSimilar href={card.category.href} />;
  const look = <QuickViewLink href={titleHref} name={name} lang={lang} />;
  if (card.hasVariants)
    return (
      <SelectOptions href={titleHref} name={name} lang={lang}>
        {look}
      </SelectOptions>
    );
  return (
    <AddToCart id={id} name={name} lang={lang}>
      {look}
    </AddToCart>
  );
}
