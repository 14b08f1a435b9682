import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import { Late } from "../../ui/late.tsx";
import "./product.css";

interface RelatedProductsProps {
  id: string;
  title: string;
  cards: Promise<readonly ProductCardView[] | null>;
  /** With a text the link also replaces missing cards. */
  link: { href: string; text?: string };
}

export function RelatedProducts({ id, title, cards, link }: RelatedProductsProps) {
  const instead = link.text ? (
    <p className="section">
      <a className="touch" href={link.href}>
        {link.text}
      </a>
    </p>
  ) : null;
  return (
    <div className="related-products" id={id}>
      <Late of={cards} instead={instead}>
        {(list) =>
          list.length > 0 ? <ProductCarousel title={title} cards={list} seeAll={link.href} mobileGrid /> : instead
        }
      </Late>
    </div>
  );
}
