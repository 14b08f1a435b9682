import type { CarCardView } from "../../domain/cards/product-card.ts";
import { isUnavailable } from "../../domain/products/stock.ts";
import { CardName } from "./card-name.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardSeller } from "./card-seller.tsx";
import { LiteCard } from "./lite-card.tsx";
import { Price } from "./price.tsx";
import { OtherLabels } from "./product-labels.tsx";
import { ShortName } from "./short-name.tsx";
import { useLite } from "../printing/use-lite.ts";

/** Specification 2.8: the car/promo card. */
export function CarCard({ card }: { card: CarCardView }) {
  const isLite = useLite();
  const { name, shortName, lang } = card.category;
  if (import.meta.env.SSR && isLite) return <LiteCard card={card} href={card.href} />;
  return (
    <article
      className={isUnavailable(card.offer) ? "product-card car-card product-card-gone" : "product-card car-card"}
    >
      <CardPicture card={card} />
      <CardName href={card.href} named={card} />
      <p className="product-card-meta">
        <span lang={lang}>
          <ShortName name={name} shortName={shortName} />
        </span>
      </p>
      <CardSeller seller={card.seller} />
      <Price price={card.price} muted={isUnavailable(card.offer)} percent={false} />
      <OtherLabels labels={card.labels} />
    </article>
  );
}
