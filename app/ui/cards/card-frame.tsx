import type { ReactNode } from "react";
import type { CardBasics } from "../../domain/cards/card-views.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { type ExhibitedOffer, isUnavailable } from "../../domain/products/stock.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { LiteCard, type LiteCardProps } from "./lite-card.tsx";
import { Price } from "./price.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { ShortName } from "./short-name.tsx";
import { useLite } from "../printing/use-lite.ts";

type FramedCard = Omit<CardBasics, "offer"> &
  Partial<Pick<ProductCardView, "endsAt" | "ends" | "hoverImage" | "preview">> & { offer: ExhibitedOffer };

interface CardFrameProps extends Pick<LiteCardProps, "option" | "rating"> {
  card: FramedCard;
  /** Of the name; the picture has the card's own. */
  href?: string;
  look?: string;
  isNewTab?: boolean;
  city?: string;
  /** Only where it can be bought. */
  wish?: ReactNode;
  /** After the name, and after the seller. */
  meta: ReactNode;
  stars?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

/** The order of a card's parts; `option` and `rating` are those of a lite page. */
export function CardFrame({ card, href = card.href, look, ...parts }: CardFrameProps) {
  const isLite = useLite();
  const { isNewTab, city, wish, meta, stars, note, action, ...lite } = parts;
  if (import.meta.env.SSR && isLite)
    return (
      <LiteCard card={card} href={href} {...lite}>
        {note}
        {action}
      </LiteCard>
    );
  const isGone = isUnavailable(card.offer);
  return (
    <article className={["product-card", look, isGone && "product-card-gone"].filter(Boolean).join(" ")}>
      <CardPicture card={card} isNewTab={isNewTab} />
      {!isGone && wish}
      <h3 className="product-card-name">
        <a href={href} lang={card.lang}>
          <ShortName name={card.name} shortName={card.shortName} />
        </a>
      </h3>
      {meta}
      <CardSeller seller={card.seller} city={city} />
      {stars}
      <Price price={card.price} muted={isGone} percent={false} />
      {card.ends && <Countdown until={card.endsAt!} ends={card.ends} />}
      {note}
      <OtherLabels labels={card.labels} />
      {action}
    </article>
  );
}
