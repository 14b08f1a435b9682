import "./product-card.second.css";
import type { HolidayCardView } from "../../domain/cards/product-card.ts";
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
import { useLite } from "../printing/use-lite.ts";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8, 4.4: the card of holiday packages and exhibitions. */
export function HolidayCard({ card }: { card: HolidayCardView }) {
  const isLite = useLite();
  const t = useT();
  const { id, name, lang, category } = card;
  const note = card.isWishingOver && !isUnavailable(card.offer) && (
    <p className="product-card-note">
      {t(card.offer === "exhibitionOver" ? "card.exhibitionStarted" : "card.exhibitionNoWishes")}
    </p>
  );
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={card.href}>
        {note}
        <CardAction card={card} />
      </LiteCard>
    );
  return (
    <article className={isUnavailable(card.offer) ? "product-card product-card-gone" : "product-card"}>
      <CardPicture card={card} />
      {!isUnavailable(card.offer) && (
        <WishButton
          product={id}
          name={name}
          lang={lang}
          surface={card.isExhibited ? "exhibitionCard" : undefined}
          isOver={card.isWishingOver}
        />
      )}
      <CardName href={card.href} named={card} />
      <p className="product-card-meta">
        <span lang={category.lang}>{category.name}</span>
      </p>
      <CardSeller seller={card.seller} />
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      {note}
      <OtherLabels labels={card.labels} />
      <CardAction card={card} />
    </article>
  );
}

/** as specified: 4.4, disabled once the exhibition has started, unless flagged 'adey'. */
function CardAction({ card }: { card: HolidayCardView }) {
  const { id, name, lang, href, hasVariants, offer, isExhibited } = card;
  const isOver = offer === "exhibitionOver";
  if (isUnavailable(card.offer)) return <SeeSimilar href={card.category.href} />;
  if (hasVariants && !isOver) return <SelectOptions href={href} name={name} lang={lang} />;
  return (
    <AddToCart id={id} name={name} lang={lang} surface={isExhibited ? "exhibitionCard" : undefined} isOver={isOver} />
  );
}
