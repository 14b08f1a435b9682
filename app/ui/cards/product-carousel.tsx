import { useT } from "../../i18n/use-t.tsx";
import "./product-carousel.second.css";
import "./product-carousel.css";
import { useId, type ReactNode, Children } from "react";
import { type carousels, liteSectionItems } from "../../domain/constants.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import type { ProductSource } from "../../domain/products/product-links.ts";
import { isShownOnMobile } from "../../domain/home/section-visibility.ts";
import { ParserYield } from "../printing/parser-yield.tsx";
import { SectionHeading } from "./section-heading.tsx";
import type { Locale } from "../../domain/languages.ts";
import { ProductCard } from "./product-card.tsx";
import { useLite } from "../printing/use-lite.ts";

interface ProductCarouselProps {
  title: string;
  lang?: Locale;
  id?: string;
  seeAll?: string;
  /** Row of the table of page sizes (specification 9.5). */
  sizes?: keyof typeof carousels;
  /** Specification 5.7: on mobile the first four in two columns instead. */
  mobileGrid?: boolean;
  /** settled.md 24: the source label of its product links on mobile. */
  mobileSource?: ProductSource;
  heading?: ReactNode;
  cards?: readonly ProductCardView[];
  children?: ReactNode;
}

/** A titled row that scrolls natively; its arrow buttons come by script (client/carousel-arrows). */
export function ProductCarousel({
  title,
  lang,
  id,
  seeAll,
  sizes = "general",
  mobileGrid,
  mobileSource,
  heading: beside,
  cards,
  children,
}: ProductCarouselProps) {
  const t = useT();
  const isLite = useLite();
  const drawn = useId();
  const link = seeAll === undefined ? null : { href: seeAll, text: t("everywhere.seeAll") };
  const heading = id ? `${id}-heading` : drawn;
  const items = cards?.map((card, index) => (
    <CarouselItem key={card.id} index={index}>
      <ProductCard card={card} />
    </CarouselItem>
  ));
  if (import.meta.env.SSR && isLite)
    return (
      <LiteSection id={id} title={title} lang={lang} link={link} beside={beside}>
        {items ?? children}
      </LiteSection>
    );
  return (
    <section
      className={mobileGrid ? "product-carousel product-carousel-tall" : "product-carousel"}
      id={id}
      aria-labelledby={heading}
      data-mobile-source={mobileSource}
    >
      <SectionHeading id={heading} title={title} lang={lang} link={link} beside={beside}>
        <span className="product-carousel-arrows" />
      </SectionHeading>
      <div
        className={`product-carousel-strip product-carousel-${sizes}${mobileGrid ? " product-carousel-grid" : ""}`}
        role="group"
        aria-labelledby={heading}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className="product-carousel-list" role="list">
          {items}
          {children}
        </ul>
      </div>
      <ParserYield />
    </section>
  );
}

/** `index` from 0: mobile grids show the first four only (specification 5.7). */
export function CarouselItem({ index, children }: { index: number; children: ReactNode }) {
  return (
    <li className={isShownOnMobile(index) ? "product-carousel-item" : "product-carousel-item product-carousel-more"}>
      {children}
    </li>
  );
}

interface LiteSectionProps {
  title: string;
  lang?: Locale;
  id?: string;
  link?: { href: string; text: string } | null;
  beside?: ReactNode;
  /** List items; the first few are printed, the link leads to all. */
  children: ReactNode;
}

function LiteSection({ title, lang, id, link, beside, children }: LiteSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} lang={lang} link={link} beside={beside} />
      <ul role="list">{Children.toArray(children).slice(0, liteSectionItems)}</ul>
    </section>
  );
}
