import type { ReactNode, CSSProperties } from "react";
import type { ProductCardView, ShortNamed } from "../../domain/cards/product-card.ts";
import { type ExhibitedOffer, isUnavailable } from "../../domain/products/stock.ts";
import { CardSeller } from "./card-seller.tsx";
import { Countdown } from "../countdown.tsx";
import { LiteCard, type LiteCardProps } from "./lite-card.tsx";
import { Price } from "./price.tsx";
import { OtherLabels, PicturedLabel } from "./product-labels.tsx";
import { ShortName } from "./short-name.tsx";
import { useLite } from "../printing/use-lite.ts";
import { pictureSources } from "../../domain/products/picture.ts";
import { Picture } from "../picture.tsx";

type FramedCard = Omit<ProductCardView, "offer"> & ShortNamed & { offer: ExhibitedOffer };

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

interface CardPictureProps {
  card: Pick<ProductCardView, "id" | "href" | "thumbnail" | "preview" | "labels" | "hoverImage">;
  /** Specification 2.2: the general card's picture opens a new tab. */
  isNewTab?: boolean;
}

/** Out of the tab order, because the link of the name leads to the same page. */
function CardPicture({ card, isNewTab }: CardPictureProps) {
  return (
    <a
      className="product-card-picture"
      href={card.href}
      target={isNewTab ? "_blank" : undefined}
      rel={isNewTab ? "noopener" : undefined}
      style={card.hoverImage ? hoverPicture(card.hoverImage) : undefined}
      tabIndex={-1}
      aria-hidden="true"
    >
      <Picture url={card.thumbnail} kind="card" tint={card.id} alt="" inPage={card.preview} />
      <PicturedLabel labels={card.labels} />
    </a>
  );
}

/** The second picture: a style, so that it is fetched with the first hover, and never on a phone. */
function hoverPicture(url: string): CSSProperties {
  const { src } = pictureSources(url, "card");
  const address = src.replace(/["'()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return { "--pointed-at": `url(${address})` } as CSSProperties;
}
