import { Suspense } from "react";
import { Await } from "react-router";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import "./product.css";

interface RelatedProductsProps {
  id: string;
  title: string;
  cards: Promise<readonly ProductCardView[] | null>;
  /** With a text the link also replaces missing cards. */
  link: { href: string; text?: string };
}

export function RelatedProducts({ id, title, cards, link }: RelatedProductsProps) {
  const t = useT();
  const instead = link.text ? (
    <p className="section">
      <a className="touch" href={link.href}>
        {link.text}
      </a>
    </p>
  ) : null;
  return (
    <div className="related-products" id={id}>
      <Suspense fallback={instead}>
        <Await resolve={cards} errorElement={instead}>
          {(list) =>
            list && list.length > 0 ? (
              <ProductCarousel
                title={title}
                cards={list}
                seeAll={{ href: link.href, text: t("everywhere.seeAll") }}
                mobileGrid
              />
            ) : (
              instead
            )
          }
        </Await>
      </Suspense>
    </div>
  );
}
