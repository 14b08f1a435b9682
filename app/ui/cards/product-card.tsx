import "./product-card.second.css";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { AddToCart, SeeSimilar, SelectOptions } from "./card-action.tsx";
import { isUnavailable } from "../../domain/products/stock.ts";
import { CardName } from "./card-name.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { Price } from "./price.tsx";
import { LiteCard } from "./lite-card.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { slugInHref } from "../../domain/products/product-links.ts";
import { NamedText } from "../named-text.tsx";
import { useLite } from "../printing/use-lite.ts";
import type { Locale } from "../../domain/viewer.ts";
import { Rating } from "./rating.tsx";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8: the general card. */
export function ProductCard({ card }: { card: ProductCardView }) {
  const isLite = useLite();
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.titleHref} option={card.option} rating={card.rating}>
        <CardAction card={card} />
      </LiteCard>
    );
  return (
    <article className={isUnavailable(card.offer) ? "product-card product-card-gone" : "product-card"}>
      <CardPicture card={card} isNewTab />
      {!isUnavailable(card.offer) && (
        <WishButton product={card.id} variant={card.option?.id} name={card.name} lang={card.lang} />
      )}
      {!isUnavailable(card.offer) && <QuickViewLink href={card.titleHref} name={card.name} lang={card.lang} />}
      <CardName href={card.titleHref} named={card} />
      {card.option && <p lang={card.option.lang}>{card.option.name}</p>}
      <p className="product-card-meta">
        <span lang={card.category.lang}>{card.category.name}</span>
        {card.rating && <Rating rating={card.rating} />}
      </p>
      <CardSeller seller={card.seller} city={card.city} />
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      <OtherLabels labels={card.labels} />
      <CardAction card={card} />
    </article>
  );
}

function CardAction({ card }: { card: ProductCardView }) {
  const { id, name, lang, titleHref } = card;
  if (isUnavailable(card.offer)) return <SeeSimilar href={card.category.href} />;
  if (card.hasVariants) return <SelectOptions href={titleHref} name={name} lang={lang} />;
  return <AddToCart id={id} name={name} lang={lang} />;
}

/** Specification 2.8, 2.9: a link to the product's page, which scripts open as a dialog (settled.md 4). */
function QuickViewLink({ href, name, lang }: { href: string; name: string; lang?: Locale }) {
  const isLite = useLite();
  if (import.meta.env.SSR && isLite) return null;
  return (
    <a className="product-card-look" href={href} data-quick-view={slugInHref(href)}>
      <NamedText text="card.quickView" name={name} lang={lang} isUnseen />
    </a>
  );
}
