import type { ComponentType } from "react";
import { isSectionShown } from "../../domain/home/section-visibility.ts";
import { useT } from "../../i18n/use-t.tsx";
import { CarouselItem, ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import { Late } from "../../ui/late.tsx";
import { type HomeProductRow, type HomeRowKey, homeRows } from "./sections.ts";
import { useRootData } from "../../ui/root-data.ts";

interface CardsProps<Card> {
  cards: readonly Card[];
  as: ComponentType<{ card: Card }>;
}

interface LateSectionProps<Card> extends Pick<CardsProps<Card>, "as"> {
  row: HomeRowKey;
  of: Promise<readonly Card[] | null>;
}

/** The link also serves readers whose connection ends here. */
export function LateSection<Card extends { id: number }>({ row, of, as }: LateSectionProps<Card>) {
  const t = useT();
  const { seeAll, title } = homeRows[row];
  return (
    <Late of={of} until={<a href={useSeeAllHref(seeAll)}>{t(title)}</a>}>
      {(cards) => <ProductSection row={row} cards={cards} as={as} />}
    </Late>
  );
}

interface ProductSectionProps<Card> extends CardsProps<Card> {
  row: HomeRowKey;
  id?: string;
}

/** Empty with too few products (specification 5.6). */
export function ProductSection<Card extends { id: number }>({
  row: name,
  id = name,
  cards,
  as: Card,
}: ProductSectionProps<Card>) {
  const t = useT();
  const row: HomeProductRow = homeRows[name];
  const href = useSeeAllHref(row.seeAll);
  if (!isSectionShown(name, cards.length)) return null;
  const section = (
    <ProductCarousel
      id={id}
      title={t(row.title)}
      seeAll={href}
      sizes={row.sizes}
      mobileGrid={row.mobileGrid !== undefined}
      mobileSource={row.mobileSource}
    >
      {/* Not CardItems: a lite page prints the first few of these. */}
      {cards.map((card, index) => (
        <CarouselItem key={card.id} index={index}>
          <Card card={card} />
        </CarouselItem>
      ))}
    </ProductCarousel>
  );
  if (row.isDeep) return <div className="band band-deep">{section}</div>;
  return row.mobileGrid === "whole" ? <div className="other-row-whole">{section}</div> : section;
}

export function CardItems<Card extends { id: number }>({ cards, as: Card }: CardsProps<Card>) {
  return cards.map((card, index) => (
    <CarouselItem key={card.id} index={index}>
      <Card card={card} />
    </CarouselItem>
  ));
}

/**
 * as specified: the link of the discounts is relative to the page (specification 2.3, settled.md 26). A refused form
 * has another address, so there it is absolute.
 */
function useSeeAllHref(href: string): string {
  const isElsewhere = useRootData()?.isStatic ?? false;
  return isElsewhere && !href.startsWith("/") ? `/${href}` : href;
}
