import type { ReactNode } from "react";
import type { DateView } from "../../domain/date-view.ts";
import type { PriceView } from "../../domain/products/price.ts";
import type { ProductCardView, ShortNamed } from "../../domain/cards/product-card.ts";
import { isUnavailable, type ExhibitedOffer } from "../../domain/products/stock.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../date-text.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";

export interface LiteCardProps {
  card: ShortNamed & { price: PriceView; offer: ExhibitedOffer; ends?: DateView | null };
  href: string;
  option?: ProductCardView["option"];
  rating?: ProductCardView["rating"];
  children?: ReactNode;
}

export function LiteCard({ card, href, option, rating, children }: LiteCardProps) {
  const t = useT();
  return (
    <article className="lite-card">
      <h3>
        <a href={href} lang={card.lang}>
          {card.name}
        </a>
      </h3>
      {option && <p lang={option.lang}>{option.name}</p>}
      <Price price={card.price} muted={isUnavailable(card.offer)} />
      {(rating !== undefined || card.ends || isUnavailable(card.offer)) && (
        <p className="lite-card-more">
          {isUnavailable(card.offer) && `${t(unavailableTexts[card.offer])} `}
          {rating !== undefined && <Rating rating={rating} />}{" "}
          {card.ends && <DatedText text="card.ends" dates={{ date: card.ends }} />}
        </p>
      )}
      {children}
    </article>
  );
}

const unavailableTexts = { soldOut: "card.labelOutOfStock", closed: "card.closed" } as const;
