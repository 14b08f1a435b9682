import type { AlternateCardView } from "../../domain/cards/card-views.ts";
import { useT } from "../../i18n/use-t.tsx";
import { AddToCart, CardAction } from "./card-action.tsx";
import { CardFrame } from "./card-frame.tsx";
import { Rating } from "./rating.tsx";
import { WishButton } from "../forms/wish-button.tsx";

/** Specification 2.8, 4.3: the card with variants. */
export function AlternateCard({ card }: { card: AlternateCardView }) {
  const { id, name, lang, category, rating } = card;
  const wish = <WishButton product={id} name={name} lang={lang} />;
  const meta = (
    <p className="product-card-meta">
      <span lang={category.lang}>{category.name}</span>
      <Colors card={card} />
    </p>
  );
  const stars = (
    <p>
      <Rating rating={rating} />
    </p>
  );
  const action = (
    <CardAction card={card}>
      <AddToCart id={id} name={name} lang={lang} surface="alternateCard" />
    </CardAction>
  );
  return <CardFrame card={card} look="alternate-card" {...{ wish, meta, stars, rating, action }} />;
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
