import { Suspense } from "react";
import { Await } from "react-router";
import type { ProductCardView } from "../../domain/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/product-carousel.tsx";
import "./related-products.css";

interface RelatedProductsProps {
  id: string;
  title: string;
  cards: Promise<ProductCardView[] | null>;
  /** Stands there while the cards are on their way and where there are none; null leaves nothing. */
  link: { href: string; text: string } | null;
}

/** Cards that arrive late: until then, and without them, the link leads to such goods. */
export function RelatedProducts({ id, title, cards, link }: RelatedProductsProps) {
  const t = useT();
  const seeAll = link && { href: link.href, text: t("product.seeAll") };
  const instead = link && (
    <p className="related-products-link">
      <a href={link.href}>{link.text}</a>
    </p>
  );
  return (
    <div className="related-products" id={id}>
      <Suspense fallback={instead}>
        <Await resolve={cards} errorElement={instead}>
          {(list) =>
            list && list.length > 0 ? (
              <ProductCarousel title={title} cards={list} seeAll={seeAll} mobileGrid />
            ) : (
              instead
            )
          }
        </Await>
      </Suspense>
    </div>
  );
}
