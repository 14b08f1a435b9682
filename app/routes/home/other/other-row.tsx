import type { ComponentType } from "react";
import { isSectionShown } from "../../../domain/home/section-visibility.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { CarouselItem, ProductCarousel } from "../../../ui/cards/product-carousel.tsx";
import { useSeeAllHref } from "../see-all-href.ts";
import type { OtherRow } from "./rows.ts";

interface CardsProps<Card> {
  cards: Card[];
  as: ComponentType<{ card: Card }>;
}

/** Specification 5.6. */
export function OtherRowSection<Card extends { id: number }>({ row, cards, as }: CardsProps<Card> & { row: OtherRow }) {
  const t = useT();
  const href = useSeeAllHref(row.seeAll);
  if (!isSectionShown(row.shownAs, cards.length)) return null;
  const { mobileGrid = false } = row;
  const section = (
    <ProductCarousel
      id={row.key}
      title={t(row.title)}
      seeAll={href}
      sizes={row.sizes}
      mobileGrid={mobileGrid !== false}
      mobileSource={row.mobileSource}
    >
      <CardItems cards={cards} as={as} />
    </ProductCarousel>
  );
  return mobileGrid === "whole" ? <div className="other-row-whole">{section}</div> : section;
}

export function CardItems<Card extends { id: number }>({ cards, as: Card }: CardsProps<Card>) {
  return cards.map((card, index) => (
    <CarouselItem key={card.id} index={index}>
      <Card card={card} />
    </CarouselItem>
  ));
}
