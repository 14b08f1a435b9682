import { Suspense } from "react";
import { Await } from "react-router";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/cards/product-carousel.tsx";

interface RelatedGoodsProps {
  title: string;
  /** Where all of them are found. */
  href: string;
  cards: Promise<ProductCardView[] | null>;
}

/** Goods that arrive late; without any there is nothing. */
export function RelatedGoods({ title, href, cards }: RelatedGoodsProps) {
  const seeAll = { href, text: useT()("everywhere.seeAll") };
  return (
    <Suspense fallback={null}>
      <Await resolve={cards} errorElement={null}>
        {(list) =>
          list && list.length > 0 ? <ProductCarousel title={title} cards={list} seeAll={seeAll} mobileGrid /> : null
        }
      </Await>
    </Suspense>
  );
}
