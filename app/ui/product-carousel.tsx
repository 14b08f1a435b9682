import "./product-carousel.css";
import { useId } from "react";
import type { carousels } from "../domain/constants.ts";
import type { ProductCardView } from "../domain/product-card.ts";
import { isShownOnMobile } from "../domain/section-visibility.ts";
import { ProductCard } from "./product-card.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface ProductCarouselProps {
  title: string;
  lang?: "en" | "am";
  /** Where its heading can be linked to. */
  id?: string;
  cards: ProductCardView[];
  /** Where all of them are found. */
  seeAll?: { href: string; text: string } | null;
  /** Row of the table of page sizes (specification 9.5). */
  sizes?: keyof typeof carousels;
  /** Specification 5.7: on mobile the first four in two columns instead. */
  mobileGrid?: boolean;
}

/** A titled row that scrolls by itself: swipe, wheel, scrollbar or arrow keys, no script. */
export function ProductCarousel({
  title,
  lang,
  id,
  cards,
  seeAll,
  sizes = "general",
  mobileGrid,
}: ProductCarouselProps) {
  const heading = useId();
  return (
    <section className="product-carousel" id={id} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} lang={lang} link={seeAll} />
      <div
        className={`product-carousel-strip product-carousel-${sizes}${mobileGrid ? " product-carousel-grid" : ""}`}
        role="group"
        aria-labelledby={heading}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className="product-carousel-list" role="list">
          {cards.map((card, index) => (
            <li key={card.id} className={itemClass(index)}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function itemClass(index: number): string {
  return isShownOnMobile(index) ? "product-carousel-item" : "product-carousel-item product-carousel-more";
}
