import type { ReactNode } from "react";
import type { DateView } from "../../domain/date-view.ts";
import type { PriceView } from "../../domain/products/price.ts";
import type { ProductCardView, ShortNamed } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../date-text.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";

interface LiteCardProps {
  card: ShortNamed & { price: PriceView; outOfStock: boolean; ends?: DateView | null };
  href: string;
  /** Of cards that show one. */
  rating?: ProductCardView["rating"];
  /** What can be done with it. */
  children?: ReactNode;
}

/** A product of the lite shop, whatever its card: name, price, rating and the end of its deal in words, and its button. */
export function LiteCard({ card, href, rating, children }: LiteCardProps) {
  const t = useT();
  return (
    <article className="lite-card">
      <h3>
        <a href={href} lang={card.lang}>
          {card.name}
        </a>
      </h3>
      <Price price={card.price} muted={card.outOfStock} />
      {(rating !== undefined || card.ends || card.outOfStock) && (
        <p className="lite-card-more">
          {card.outOfStock && `${t("card.labelOutOfStock")} `}
          {rating !== undefined && <Rating rating={rating} />}{" "}
          {card.ends && <DatedText text="card.ends" dates={{ date: card.ends }} />}
        </p>
      )}
      {children}
    </article>
  );
}
