import type { CarCardView } from "../../domain/cards/card-views.ts";
import { CardFrame } from "./card-frame.tsx";
import { ShortName } from "./short-name.tsx";

/** Specification 2.8: the car/promo card. */
export function CarCard({ card }: { card: CarCardView }) {
  const { name, shortName, lang } = card.category;
  const meta = (
    <p className="product-card-meta">
      <span lang={lang}>
        <ShortName name={name} shortName={shortName} />
      </span>
    </p>
  );
  return <CardFrame card={card} look="car-card" meta={meta} />;
}
