import type { AlternateCardView } from "../../domain/cards/product-card.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AddToCart, SeeSimilar, SelectOptions } from "./card-action.tsx";
import { CardName } from "./card-name.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { LiteCard } from "./lite-card.tsx";
import { Price } from "./price.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { Rating } from "./rating.tsx";
import { useLite } from "../printing/use-lite.ts";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8, 4.3: the card with variants. */
export function AlternateCard({ card }: { card: AlternateCardView }) {
  const isLite = useLite();
  const { id, name, lang, category } = card;
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.href} rating={card.rating}>
        <CardAction card={card} />
      </LiteCard>
    );
  return (
    <article
      className={
        isUnavailable(card.offer) ? "product-card alternate-card product-card-gone" : "product-card alternate-card"
      }
    >
      <CardPicture card={card} />
      {!isUnavailable(card.offer) && <WishButton product={id} name={name} lang={lang} />}
      <CardName href={card.href} named={card} />
      <p className="product-card-meta">
        <span lang={category.lang}>{category.name}</span>
        <Colors card={card} />
      </p>
      <CardSeller seller={card.seller} />
      <p>
        <Rating rating={card.rating} />
      </p>
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      <OtherLabels labels={card.labels} />
      <CardAction card={card} />
    </article>
  );
}

function Colors({ card: { swatches, colorCount } }: { card: AlternateCardView }) {
  const t = useT();
  if (colorCount === 0) return null;
  return (
    <span className="alternate-card-colors">
      {swatches.map((color) => (
        <span key={color} className="alternate-card-dot" style={{ background: color }} aria-hidden="true" />
      ))}
      {t("card.colors", { count: colorCount })}
    </span>
  );
}

function CardAction({ card: { id, name, lang, href, category, offer, hasVariants } }: { card: AlternateCardView }) {
  if (isUnavailable(offer)) return <SeeSimilar href={category.href} />;
  if (hasVariants) return <SelectOptions href={href} name={name} lang={lang} />;
  return <AddToCart id={id} name={name} lang={lang} surface="alternateCard" />;
}
