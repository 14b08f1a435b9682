import type { CarCardView } from "../domain/product-card.ts";
import { CardName } from "./card-name.tsx";
import { CardPicture, splitLabels } from "./card-picture.tsx";
import { Price } from "./price.tsx";
import { ShortName } from "./short-name.tsx";

/** Specification 2.8: the car/promo card. Styles: car-card.css, with the other layout. */
export function CarCard({ card }: { card: CarCardView }) {
  const { name, shortName, lang } = card.category;
  return (
    <article className={card.outOfStock ? "product-card car-card product-card-gone" : "product-card car-card"}>
      <CardPicture card={card} labels={splitLabels(card.labels).pictured} />
      <CardName href={card.href} named={card} />
      <p className="product-card-meta">
        <span lang={lang}>
          <ShortName name={name} shortName={shortName} />
        </span>
      </p>
      <Price price={card.price} muted={card.outOfStock} percent={false} />
    </article>
  );
}
